import { type Almanac, createAlmanac } from './almanac.ts';
import { localMoment, momentOf, type Span, spanAround } from './calendar.ts';
import { planCircles } from './circles.ts';
import { correspond } from './correspondence.ts';
import { fillDays } from './day/fill-days.ts';
import type { Finances, LifeEvent } from './events.ts';
import type { LettersFile } from './letters.ts';
import type { WholeLife } from './life.ts';
import { occupyPeople } from './occupations.ts';
import { isOwnAct } from './own-acts.ts';
import type { Persona } from './persona.ts';
import { byTime } from './plan.ts';
import { planBrowsing } from './plans/browsing.ts';
import { liveByPlan } from './plans/live-by-plan.ts';
import { createRng } from './rng.ts';
import { blockedBy, createSettler, settle } from './settle.ts';
import { tellScenes } from './tell-scenes.ts';
import { createEventIndex } from './text/event-index.ts';
import { fillLetterSlots } from './text/letter-slots.ts';
import { playArcs } from './text/play-arcs.ts';
import { sendSeries } from './text/send-series.ts';

export interface LifeOptions {
  seed?: string;
  /** Overrides the persona's own "now". */
  referenceMs?: number;
}

/** Everything that happened to the persona up to the reference time, and what is to come. Same arguments, same life. */
export function liveLife(persona: Persona, letters: LettersFile, options: LifeOptions = {}): WholeLife {
  const { identity } = persona;
  const seed = options.seed ?? identity.name;
  const referenceMs = options.referenceMs ?? localMoment(identity.referenceTime, identity.zone);
  const span = spanAround(referenceMs, identity.zone, {
    back: identity.recordMonths,
    ahead: identity.aheadMonths,
  });
  const almanac = createAlmanac(persona, span);
  const beginning = beginLife(persona, span, almanac);
  const end = momentOf(span.last.add({ days: 1 }), 0, span.zone);
  const lived = liveThrough(persona, letters, { span, seed, referenceMs })
    .filter(({ at }) => at > beginning.at && at < end)
    .toSorted(byTime);
  const now = lived.findIndex(({ at }) => at > referenceMs);
  const events = now < 0 ? lived : lived.slice(0, now);
  return {
    ...{ persona: slugOf(identity.name), seed, referenceMs, zone: identity.zone },
    owner: { name: identity.name, email: identity.email, phone: identity.phone, address: identity.address },
    password: identity.password,
    events: [beginning, ...events],
    ahead: lived.slice(events.length),
    occupations: occupyPeople(persona, almanac, { events: lived, referenceMs, rng: createRng(seed) }),
    ...claimsOf(persona),
  };
}

function liveThrough(
  persona: Persona,
  letters: LettersFile,
  { span, seed, referenceMs }: { span: Span; seed: string; referenceMs: number },
): LifeEvent[] {
  const rng = createRng(seed);
  const almanac = createAlmanac(persona, span);
  const circles = planCircles(persona, span);
  const begins = momentOf(span.first, 1, span.zone);
  // A scene that was under way when the record begins would quote what is not in it.
  const scenes = letters.scenes.filter(({ at }) => localMoment(at, span.zone) > begins);
  const written = [...correspond(persona, letters), ...tellScenes(persona, scenes, rng)];
  const { dated, chosen } = liveByPlan(persona, almanac, { rng, referenceMs });
  const acts = [...written, ...circles, ...dated].filter(isOwnAct).map(({ at }) => at);
  const days = fillDays(persona, almanac, { lived: [...dated, ...chosen], acts, rng });
  const settleMoment = createSettler(blockedBy([...dated, ...days]));
  const browsed = planBrowsing(persona, almanac, { lived: chosen, rng });
  const lived = [...circles, ...dated, ...days, ...settle([...chosen, ...browsed], settleMoment)];
  const events = createEventIndex(lived.toSorted(byTime));
  const told = [
    ...sendSeries({ persona, letters, almanac, events, referenceMs, rng }),
    ...playArcs({ persona, letters, events, settleMoment, rng }),
  ];
  return [...lived, ...told, ...fillLetterSlots(written, lived, persona)];
}

function beginLife(persona: Persona, { first, zone }: Span, almanac: Almanac): LifeEvent {
  const { contacts, financial, app_overrides: overrides } = persona;
  const at = momentOf(first, 0, zone);
  const holidays = almanac.days.flatMap((day) => {
    const name = almanac.holidayOn(day);
    return name ? [{ day: day.toString(), name }] : [];
  });
  const had = { contacts, finances: financesOf(financial), holidays, overrides };
  return { id: 'life.began', at, type: 'life.began', ...had };
}

function financesOf(financial: Persona['financial']): Finances {
  const { checkingCents, savingsCents, card, carLoan, employer, payees, creditScore } = financial;
  const { limitCents, balanceCents, aprPercent, rewardsPoints } = card;
  return {
    ...{ checkingCents, savingsCents, employer, creditScore },
    card: { limitCents, balanceCents, aprPercent, rewardsPoints },
    carLoan,
    payees: payees.map(({ name, category, accountNumber, autopay, dayOfMonth }) => ({
      ...{ name, category, accountNumber, autopay, dayOfMonth },
    })),
  };
}

/** What the document says must be found in the apps afterwards. */
function claimsOf(persona: Persona): Pick<WholeLife, 'planted' | 'reaches' | 'recordCounts'> {
  const { planted_contradictions, planted_dependencies, cross_app_events } = persona;
  return {
    planted: [
      ...planted_contradictions.flatMap(({ id, claims }) => claims.map((claim) => ({ fact: id, ...claim }))),
      ...planted_dependencies.flatMap(({ id, steps }) => steps.map((step) => ({ fact: id, ...step }))),
    ],
    reaches: cross_app_events.map(({ id, title, apps, at, ...story }) => ({
      ...{ id, at: localMoment(at, persona.identity.zone), title, apps },
      of: [id, ...[story.of ?? []].flat()],
    })),
    recordCounts: persona.record_counts,
  };
}

const slugOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
