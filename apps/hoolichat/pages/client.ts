import { createClient } from '#kit/page/client.ts';
import type { Api } from '../api.ts';

export const { useData, useAction, useUpload, fileUrl, ask } = createClient<Api>();
