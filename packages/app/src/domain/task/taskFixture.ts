import type { TaskFileItem, TaskVersionItem } from './taskTypes.ts'

/** The id of an invented thing. */
export const taskId = (number: number): string => `0193d000-0000-7000-8000-${String(number).padStart(12, '0')}`

/** An invented file. */
export const fileFixture = (number: number, parts: Partial<TaskFileItem> = {}): TaskFileItem => ({
  uuid: taskId(500 + number),
  name: 'report-v2.pdf',
  mediaType: 'application/pdf',
  size: 2_100_000,
  sha256: 'a'.repeat(64),
  url: `/api/task-files/${taskId(500 + number)}`,
  ...parts,
})

/** An invented version of an answer. */
export const versionFixture = (number: number, parts: Partial<TaskVersionItem> = {}): TaskVersionItem => ({
  number,
  text: 'We took samples at two points: below the Nyali bridge and at the mouth of the creek.',
  link: '',
  files: [],
  handedInAt: '2026-11-18T16:22:00Z',
  sha256: '3f9c'.repeat(16),
  receipt: `T-2026-7F3K09X${number}`,
  decision: null,
  comment: '',
  points: null,
  reviewedAt: null,
  reviewer: null,
  ...parts,
})
