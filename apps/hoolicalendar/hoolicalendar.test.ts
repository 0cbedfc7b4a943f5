import { testApp } from '#server/testing/test-app.ts';
import app from './app.ts';

testApp(app);
