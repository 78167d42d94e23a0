import type { SurveyForm } from '@somo/graphql/survey/form'
import type { SurveyResultData } from '../../../../domain/survey/useSurveyResult.ts'

/** A survey of three questions. */
export const surveyFixture: SurveyForm = {
  isAnonymous: true,
  questions: [
    {
      id: 'clear',
      type: 'SINGLE',
      stem: 'Was it clear?',
      isRequired: true,
      options: [
        { id: 'yes', text: 'Yes' },
        { id: 'no', text: 'No' },
      ],
    },
    {
      id: 'sure',
      type: 'SCALE',
      stem: 'How sure do you feel?',
      isRequired: false,
      from: 1,
      to: 5,
      lowLabel: 'Not at all',
      highLabel: 'Very',
    },
    { id: 'wish', type: 'ESSAY', stem: 'What do you wish for?', isRequired: false },
  ],
}

/** What 8 people answered to it; any part can be replaced. */
export const surveyResultFixture = (parts: Partial<SurveyResultData> = {}): SurveyResultData => ({
  responses: 8,
  isMasked: false,
  isAnonymous: true,
  questions: [
    {
      id: 'clear',
      type: 'SINGLE',
      stem: 'Was it clear?',
      answered: 8,
      mean: null,
      texts: [],
      options: [
        { id: 'yes', text: 'Yes', count: 6 },
        { id: 'no', text: 'No', count: 2 },
      ],
    },
    {
      id: 'sure',
      type: 'SCALE',
      stem: 'How sure do you feel?',
      answered: 8,
      mean: 3.75,
      texts: [],
      options: [0, 1, 2, 3, 2].map((count, place) => ({ id: String(place + 1), text: String(place + 1), count })),
    },
    {
      id: 'wish',
      type: 'ESSAY',
      stem: 'What do you wish for?',
      answered: 2,
      mean: null,
      options: [],
      texts: ['More time for questions.', 'A shorter introduction and more examples from our own warehouse.'],
    },
  ],
  ...parts,
})
