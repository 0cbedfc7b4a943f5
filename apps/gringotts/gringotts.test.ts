import { testApp } from '#server/testing/test-app.ts';
import gringotts from './app.ts';

testApp(gringotts);
