/** What the server inlines in a page for the browser: the world it is in and the answers its first paint needs. */
export interface Boot {
  app: { slug: string; name: string };
  /** World time when the page was made. */
  now: number;
  /** State of the world that `data` shows. */
  revision: string;
  zone: string;
  /** Null on the sign-in page. */
  owner: {
    name: string;
    email: string;
    phone: string;
    address: { street: string; city: string; state: string; zip: string };
  } | null;
  data: { name: string; input: unknown; output?: unknown; error?: { code: string; message: string } }[];
}
