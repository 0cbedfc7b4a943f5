import { Plus } from 'lucide-react';
import { Button } from './Button.tsx';
import { Buttons } from './gallery/Buttons.tsx';
import { Charts } from './gallery/Charts.tsx';
import { Choices } from './gallery/Choices.tsx';
import { Dates } from './gallery/Dates.tsx';
import { Display } from './gallery/Display.tsx';
import { Dragging } from './gallery/Dragging.tsx';
import { Files } from './gallery/Files.tsx';
import { Inputs } from './gallery/Inputs.tsx';
import { Navigation, Overlays } from './gallery/Overlays.tsx';
import { Tables } from './gallery/Tables.tsx';
import { PageHeader } from './PageHeader.tsx';

/** Every part of the kit in the theme of the app that shows it. */
export function Gallery() {
  return (
    <main className="mx-auto flex max-w-[1180px] flex-col gap-5 px-6 py-6">
      <PageHeader
        title="Component gallery"
        subtitle="Every part of the kit, in this app’s theme"
        back={{ href: '/', label: 'Home' }}
        actions={
          <>
            <Button>Export</Button>
            <Button variant="primary" icon={<Plus aria-hidden />}>
              Add
            </Button>
          </>
        }
      />
      <Buttons />
      <Inputs />
      <Choices />
      <Dates />
      <Overlays />
      <Navigation />
      <Tables />
      <Display />
      <Charts />
      <Files />
      <Dragging />
    </main>
  );
}
