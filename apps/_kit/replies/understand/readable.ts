import { namesIn } from './details.ts';

const COMMON = new Set(
  `the be is are was were am been to of and a an in that have has had it for not on with he she you i do does did at this but his her by from they we say my your our their me him us them or will would can could should there what so up out if about who get got go going went which when make made like time just know take people into year good some see other than then now look only come its over think also back after use two how work first well way even new want because any these give day most no yes all need let here more very much still too really never always thing things lot little big again last next today tomorrow tonight yesterday home office house car food pizza meeting email mail call phone week weekend month morning night thanks please ok okay lol hey hi hello sorry dont didnt im ive ill youre thats its cant wont isnt lets gonna wanna
great nice cool fun love hate funny happy sad tired busy late early done ready sure maybe perhaps probably definitely actually honestly guess hope feel feeling told said heard saw read wrote sent book movie show game party dinner lunch breakfast coffee dog cat kids mom dad friend boss client sales paper copier printer report budget branch team job money pay buy bought store trip flight hotel weather rain snow sun birthday cake song music play class write screenplay script idea plan news question answer help problem wrong right left bring found find lost won walked drove ate made finished started working waiting coming leaving running watching looking trying talking`
    .split(/\s+/)
    .filter(Boolean),
);

/** Whether an English reader would make sense of it: most words are words, or it names somebody they know. */
export function isReadable(text: string, people: readonly { id: string; name: string }[]): boolean {
  const words =
    text
      .toLowerCase()
      .replaceAll("'", '')
      .match(/\p{L}+/gu) ?? [];
  if (words.length === 0) return /\p{Extended_Pictographic}/u.test(text);
  if (namesIn(text, people).length > 0 && words.length <= 6) return true;
  const known = words.filter((word) => COMMON.has(word)).length;
  return words.length <= 2 ? known > 0 : known / words.length >= 0.25;
}
