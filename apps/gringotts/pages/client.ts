import { createClient } from '#kit/page/client.ts';
import type { Api } from '../api.ts';

export const { useData, useAction, fileUrl } = createClient<Api>();
