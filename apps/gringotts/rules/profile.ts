export const LANGUAGES = ['en', 'es'] as const;
export const LANGUAGE_LABELS = { en: 'English', es: 'Español' } as const;

export const TWO_STEP_METHODS = ['off', 'text', 'email'] as const;
export type TwoStepMethod = (typeof TWO_STEP_METHODS)[number];

export const STATES =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  );
