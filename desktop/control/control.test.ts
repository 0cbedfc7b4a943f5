import { describe } from 'vitest';
import { withTestPc } from '../testing/with-test-pc.ts';
import { testFiles } from './testing/test-files.ts';
import { testHands } from './testing/test-hands.ts';
import { testPrograms } from './testing/test-programs.ts';
import { testScreen } from './testing/test-screen.ts';
import { testTyping } from './testing/test-typing.ts';

const on = withTestPc();

describe('screen', () => testScreen(on));
describe('programs', () => testPrograms(on));
describe('files', () => testFiles(on));
describe('hands', () => testHands(on));
describe('typing', () => testTyping(on));
