import type { ShownQuestion } from '@somo/graphql/quiz/question'

const named = (texts: readonly string[]) => texts.map((text, place) => ({ id: `o${place}`, text }))

/** A question of each type, as the server shows it. */
export const sampleQuestions: {
  readonly [T in ShownQuestion['type']]: Extract<ShownQuestion, { type: T }> | ShownQuestion
} = {
  SINGLE: {
    type: 'SINGLE',
    stem: 'Two straps hold the crate down. At which lashing angle do they press hardest?',
    options: named(['30°, almost flat', '45°, halfway', '83°, almost vertical', 'The angle makes no difference']),
  },
  MULTIPLE: {
    type: 'MULTIPLE',
    stem: 'What increases the friction of a load?',
    options: named(['Anti-slip mats', 'A wet pallet', 'A clean load bed']),
  },
  TRUE_FALSE: { type: 'TRUE_FALSE', stem: 'A wet pallet slides more easily.' },
  MATCHING: {
    type: 'MATCHING',
    stem: 'Which tool is for which load?',
    prompts: named(['Steel beams', 'Pallets']),
    matches: [
      { id: 'm1', text: 'Chains' },
      { id: 'm2', text: 'Straps' },
    ],
  },
  ORDERING: {
    type: 'ORDERING',
    stem: 'In which order do you load the truck?',
    items: named(['Fasten the straps', 'Check the load bed', 'Place the mats']),
  },
  CLOZE: {
    type: 'CLOZE',
    stem: 'Complete the sentence.',
    parts: [
      { text: 'Check the straps after ' },
      { gap: 'g1' },
      { text: ' kilometres and once ' },
      { gap: 'g2' },
      { text: '.' },
    ],
    gaps: [
      { id: 'g1', options: null },
      { id: 'g2', options: named(['an hour', 'a day']) },
    ],
  },
  NUMERIC: { type: 'NUMERIC', stem: 'How heavy are 3 crates of 250 kg?', unit: 'kg' },
  SHORT_TEXT: { type: 'SHORT_TEXT', stem: 'Who is responsible for the load?' },
  ESSAY: { type: 'ESSAY', stem: 'Describe the check before setting off.', maxWords: 200 },
  SCALE: {
    type: 'SCALE',
    stem: 'How sure are you now?',
    from: 1,
    to: 5,
    lowLabel: 'not at all',
    highLabel: 'very',
  },
}
