import { testBackend } from '../testing/test-backend.ts';
import { webBackend } from './web-backend.ts';

testBackend(webBackend);
