import type { SurveyForm } from '@somo/graphql/survey/form'

export const attemptUuid = '0193c000-0000-7000-8000-0000000000b1'

/** A question of each type. */
export const surveyFormFixture = (parts: Partial<SurveyForm> = {}): SurveyForm => ({
  isAnonymous: true,
  questions: [
    {
      id: 'clear',
      type: 'SINGLE',
      stem: 'Was the course clear?',
      isRequired: true,
      options: [
        { id: 'yes', text: 'Yes' },
        { id: 'partly', text: 'Partly' },
        { id: 'no', text: 'No' },
      ],
    },
    {
      id: 'sure',
      type: 'SCALE',
      stem: 'How sure do you feel with straps?',
      isRequired: true,
      from: 1,
      to: 5,
      lowLabel: 'Not at all',
      highLabel: 'Very',
    },
    { id: 'wish', type: 'ESSAY', stem: 'What should we change?', isRequired: false },
  ],
  ...parts,
})
