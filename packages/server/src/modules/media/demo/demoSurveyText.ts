import type { DemoMedium } from './demoMedium.ts'

const option = (id: string, text: string) => ({ id, text })

/** The survey of the demo: the last part of a course. */
export const feedbackSurvey: DemoMedium = {
  key: 'briefing-feedback',
  kind: 'SURVEY',
  locale: 'en',
  minutes: 3,
  unit: 'operations',
  category: 'safety',
  booking: 'OPEN',
  completion: 'SUBMITTED',
  titles: {
    en: 'Your feedback on the safety briefing',
    de: 'Ihre Meinung zur Sicherheitsunterweisung',
    sw: 'Maoni yako kuhusu maelekezo ya usalama',
  },
  summaries: {
    en: 'Four questions, anonymous. They help us improve the briefing.',
    de: 'Vier Fragen, anonym. Sie helfen uns, die Unterweisung zu verbessern.',
    sw: 'Maswali manne bila kutaja jina. Yanatusaidia kuboresha maelekezo.',
  },
  survey: {
    isAnonymous: true,
    questions: [
      {
        id: 'clear',
        type: 'SINGLE',
        stem: 'Was the briefing easy to understand?',
        isRequired: true,
        options: [option('yes', 'Yes'), option('partly', 'Partly'), option('no', 'No')],
      },
      {
        id: 'safe',
        type: 'SCALE',
        stem: 'How well prepared do you feel for a fire alarm?',
        isRequired: true,
        from: 1,
        to: 5,
        lowLabel: 'Not at all',
        highLabel: 'Very well',
      },
      {
        id: 'more',
        type: 'MULTIPLE',
        stem: 'What would you like to learn more about?',
        isRequired: false,
        options: [
          option('extinguisher', 'Using an extinguisher'),
          option('exits', 'Exits and meeting points'),
          option('lifting', 'Lifting and carrying'),
        ],
      },
      { id: 'change', type: 'ESSAY', stem: 'What should we change?', isRequired: false },
    ],
  },
}
