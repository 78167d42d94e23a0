/** What stories bring along in English, with its other languages. */
export type Samples = Readonly<Record<string, Readonly<Record<'de' | 'sw', string>>>>
