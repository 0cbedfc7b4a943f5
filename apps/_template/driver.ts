import { button, heading, link, type Surface, textbox } from '#kit/surface/surface.ts';

/** Notebook as its user handles it. */
export const notebook = (surface: Surface, url: string) => ({
  open: () => surface.open(url),
  async write(title: string, text: string) {
    await surface.fill(textbox('Title'), title);
    await surface.fill(textbox('Text'), text);
    await surface.click(button('Save note'));
    await surface.waitFor(link(title));
  },
  async read(title: string) {
    await surface.click(link(title));
    await surface.waitFor(heading(title));
    return surface.read({ role: 'article' });
  },
  remove: () => surface.click(button('Delete note')),
});
