import { taskId } from '../../../domain/task/taskFixture.ts'
import type { OwnTaskRow } from './OwnTasks.tsx'
import type { OwnTask } from './ownTaskTypes.ts'

/** An invented task of the person. */
export const ownTaskFixture = (parts: Partial<OwnTask> = {}): OwnTask => ({
  uuid: taskId(1),
  title: 'Field report: water quality in Tudor Creek',
  unit: 'Geography, Form 3 East',
  instructions: 'Write **two** pages.\n\n- What did you measure?\n- What should be done?',
  files: [],
  state: 'NOT_STARTED',
  isLate: false,
  opensAt: null,
  dueAt: '2026-11-27T20:59:59Z',
  dueOn: '2026-11-27',
  lateRule: 'ALLOW',
  lateUntil: null,
  returnsLeft: 2,
  answerKinds: ['TEXT', 'FILES', 'PHOTO'],
  grading: 'PASS_FAIL',
  maxPoints: null,
  passPoints: null,
  points: null,
  refusal: null,
  draft: { text: '', link: '', files: [], sequence: 0, savedAt: null },
  versions: [],
  ...parts,
})

/** An invented row of the list of tasks. */
export const ownTaskRowFixture = (number: number, parts: Partial<OwnTaskRow> = {}): OwnTaskRow => ({
  uuid: taskId(number),
  title: 'Field report: water quality in Tudor Creek',
  unit: 'Geography, Form 3 East',
  state: 'NOT_STARTED',
  isLate: false,
  opensAt: null,
  dueAt: '2026-11-27T20:59:59Z',
  dueOn: '2026-11-27',
  handedInAt: null,
  points: null,
  maxPoints: null,
  refusal: null,
  ...parts,
})
