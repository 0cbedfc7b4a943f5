import { article, button, heading, link, menuitem, nth, type Surface } from '#kit/surface/surface.ts';

/** A conversation that is open for reading. */
export const threadDriver = (surface: Surface) => {
  const menu = async (from: RegExp, item: string) => {
    await surface.click(button('More for this message', nth(article(from), 0)));
    await surface.click(menuitem(item));
  };
  return {
    waitFor: (subject: string) => surface.waitFor(heading(subject)),
    /** Everything that is written, as plain text, of the first message from such a sender that is unfolded. */
    async readText(from: RegExp) {
      await menu(from, 'Show plain text');
      const text = await surface.read(nth(article(from), 0));
      await menu(from, 'Show formatted text');
      return text;
    },
    messages: () => surface.readAll(article(/^Message from/)),
    expandAll: () => surface.click(button('Expand all')),
    back: () => surface.click(link('Back to list')),
    older: () => surface.click(button('Older conversation')),
    newer: () => surface.click(button('Newer conversation')),
    star: () => surface.click(button('Add star')),
    download: (filename: string) => surface.download(link(`Download ${filename}`)),
    removeLabel: (name: string) => surface.click(button(`Remove label ${name}`)),
    async unsubscribe() {
      await surface.click(button('Unsubscribe'));
      await surface.waitFor(heading(/^Unsubscribe from/));
      await surface.click(button('Unsubscribe'));
      await surface.waitUntilGone(button('Unsubscribe'));
    },
    async block(from: RegExp, sender: string) {
      await menu(from, `Block ${sender}`);
      await surface.click(button('Block'));
    },
    cancelScheduled: () => surface.click(button('Cancel send')),
  };
};
