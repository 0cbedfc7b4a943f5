import { testBackend } from '../testing/test-backend.ts';
import { sandboxBackend } from './sandbox-backend.ts';

testBackend(sandboxBackend);
