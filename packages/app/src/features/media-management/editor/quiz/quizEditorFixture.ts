import { mediumFixture, versionFixture } from '../../mediaManagementFixture.ts'
import type { EditedMedium, EditedVersion } from '../mediumTypes.ts'
import type { EditedQuestion } from './useQuizEditor.ts'

export const quizUuid = '0193c000-0000-7000-8000-0000000000f1'
export const unitUuid = '0193c000-0000-7000-8000-0000000000f2'
export const versionUuid = (place: number): string => `0193c000-0000-7000-8000-00000000030${place}`

const options = [
  { id: 'a', text: 'Yes', weight: 100, feedback: 'Well done.' },
  { id: 'b', text: 'No', weight: 0 },
]

export const editedQuestionFixture = (place: number, parts: Partial<EditedQuestion> = {}): EditedQuestion => ({
  uuid: `0193c000-0000-7000-8000-00000000040${place}`,
  version: versionUuid(place),
  number: 1,
  type: 'SINGLE',
  title: null,
  stem: `Question number ${place}?`,
  content: JSON.stringify({ type: 'SINGLE', stem: `Question number ${place}?`, options }),
  points: 1,
  tags: ['safety'],
  ownerUnit: unitUuid,
  isUsed: false,
  isArchived: false,
  revision: 3,
  ...parts,
})

export const quizDraftFixture = (parts: Partial<EditedVersion> = {}): EditedVersion =>
  versionFixture({
    quiz: JSON.stringify({
      paging: 'ONE',
      order: 'FIXED',
      shuffleOptions: true,
      timeLimitMinutes: 20,
      showResults: 'AFTER',
      sections: [{ title: 'Basics', pick: null, questions: [versionUuid(1), versionUuid(2)] }],
    }),
    completion: { rule: 'PASSED', share: null, by: null },
    passMark: 80,
    attemptLimit: 3,
    revision: 5,
    ...parts,
  })

export const quizMediumFixture = (parts: Partial<EditedMedium> = {}): EditedMedium =>
  mediumFixture({
    uuid: quizUuid,
    kind: 'QUIZ',
    titles: [{ locale: 'en', text: 'Final test' }],
    ownerUnit: { uuid: unitUuid, name: 'School' },
    draft: quizDraftFixture(),
    revision: 7,
    ...parts,
  })
