import { describe, expect, it } from 'vitest'
import { surveyFormSchema } from '../../survey/surveyForm.ts'
import { questionContentSchema } from './questionContent.ts'
import { quizSettingsSchema } from './quizSettings.ts'

const flames = (count: number): string => '🔥'.repeat(count)

describe('an emoji counts as one character', () => {
  const isQuestion = (stem: string, text: string): boolean =>
    questionContentSchema.safeParse({
      type: 'SINGLE',
      stem,
      options: [
        { id: 'a', text, weight: 100 },
        { id: 'b', text: 'B', weight: 0 },
      ],
    }).success
  it('in a question of a quiz', () => {
    expect(isQuestion(flames(10_000), flames(2000))).toBe(true)
    expect(isQuestion(flames(10_001), 'A')).toBe(false)
    expect(isQuestion('Which?', flames(2001))).toBe(false)
  })

  const isSurvey = (lowLabel: string): boolean =>
    surveyFormSchema.safeParse({
      isAnonymous: true,
      questions: [{ id: 'a', type: 'SCALE', stem: flames(10_000), from: 1, to: 5, lowLabel }],
    }).success
  it('in a question of a survey', () => {
    expect([isSurvey(flames(80)), isSurvey(flames(81))]).toEqual([true, false])
  })

  const isSection = (title: string): boolean =>
    quizSettingsSchema.safeParse({
      sections: [{ id: 'a', title, questions: ['00000000-0000-4000-8000-000000000001'] }],
    }).success
  it('in the title of a section', () => {
    expect([isSection(flames(160)), isSection(flames(161))]).toEqual([true, false])
  })
})
