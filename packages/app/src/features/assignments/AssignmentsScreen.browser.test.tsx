import {
  AssignmentHistoryDocument,
  AssignmentMessagesDocument,
  AssignmentPeopleCountsDocument,
  AssignmentPeopleDocument,
  AssignmentRemindersDocument,
  CopyAssignmentDocument,
  CountAssignmentPeopleDocument,
  EditAssignmentDocument,
  EndAssignmentDocument,
  RemindDueDocument,
  RemindEnrolmentsDocument,
  RemoveAssignmentDocument,
  WaiveEnrolmentsDocument,
} from '@somo/graphql/assignments-actions'
import {
  AssignmentsDocument,
  AssignmentTabCountsDocument,
  CountAssignmentsDocument,
  DecideEnrolmentRequestsDocument,
  EnrolmentRequestsDocument,
  WaitingRequestsDocument,
} from '@somo/graphql/assignments'
import { AssignmentDocument } from '@somo/graphql/assignments-editor'
import { SubmittedCertificatesDocument } from '@somo/graphql/certificates-submitted'
import { JobDocument } from '@somo/graphql/job'
import { SavedViewsDocument } from '@somo/graphql/saved-views'
import { UndoStatisticsActDocument } from '@somo/graphql/user-statistics-actions'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, noNetwork } from '../../testing/apiFixture.ts'
import { widerThanThePage } from '../../testing/overflow.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { assignmentFixture, assignmentId, listFixtureRows, peopleFixture, unitsFixture } from './assignmentsFixture.ts'
import type { OpenAssignment } from './drawer/useAssignment.ts'

const pageInfo = { startCursor: null, endCursor: null, hasNext: false, hasPrevious: false }
const active = assignmentFixture({ uuid: assignmentId(2), title: 'Safety briefing 2026', state: 'ACTIVE' })
const opened = (assignment: OpenAssignment | null = active) =>
  answer(AssignmentDocument, { assignments: { assignment } })
const counts = {
  total: 214,
  overdue: 12,
  inGrace: 0,
  dueSoon: 18,
  inProgress: 0,
  notStarted: 5,
  failed: 0,
  exempt: 8,
  done: 171,
  expired: 0,
}
const reminders = { nextAt: '2026-11-27T05:00:00.000Z', nextPeople: 12, remindable: 30 }
const answers = [
  opened(),
  answer(AssignmentsDocument, { assignments: { assignments: { items: listFixtureRows(), pageInfo } } }),
  answer(CountAssignmentsDocument, { assignments: { count: 4 } }),
  answer(AssignmentTabCountsDocument, {
    assignments: { tabCounts: { active: 3, overdue: 2, draft: 1, paused: 0, ended: 0 } },
  }),
  answer(WaitingRequestsDocument, {
    assignments: { waiting: { enrolments: 1, joins: [] } },
    certificates: { countSubmitted: 0 },
  }),
  answer(SubmittedCertificatesDocument, { certificates: { submitted: { items: [], pageInfo } } }),
  answer(SavedViewsDocument, { views: { views: [] } }),
  answer(AssignmentPeopleCountsDocument, { assignments: { peopleCounts: counts } }),
  answer(AssignmentRemindersDocument, { assignments: { reminders } }),
  answer(AssignmentPeopleDocument, { assignments: { people: { items: peopleFixture(), pageInfo } } }),
  answer(CountAssignmentPeopleDocument, { assignments: { peopleCount: 4 } }),
]
const path = '/assignments'
const drawer = `${path}?open=${active.uuid}`
const people = `${path}?people=${active.uuid}`
const button = (name: string | RegExp) => page.getByRole('button', { name })
const row = (name: RegExp) => page.getByRole('row', { name })
const choose = async (act: string): Promise<void> => {
  await button(/Actions for Safety briefing 2026/).click()
  await page.getByRole('menuitem', { name: act }).click()
}

test('the list names for whom, until when and how many are done; its views ask the server', async () => {
  const { calls } = await renderRoute(path, { answers })
  await expect.element(row(/Safety briefing 2026.*Hamburg with sub-units.*171 of 214.*12 overdue/)).toBeVisible()
  await expect.element(row(/First aid refresher.*41 people by name/)).toBeVisible()
  await expect.element(row(/Welcome to Uferwerk.*14 days after joining.*Once/)).toBeVisible()
  await page.getByRole('link', { name: /^Behind/ }).click()
  await expect
    .poll(() => calls(AssignmentsDocument).at(-1)?.filter)
    .toMatchObject({ state: ['ACTIVE'], isOverdue: true })
})

test('Edit opens the draft of an assignment in force, and the people of a state are one press away', async () => {
  const draft = assignmentFixture({ uuid: assignmentId(9), editOf: active.uuid, lastStep: 'WHEN' })
  const { answer: reply, router } = await renderRoute(drawer, {
    answers: [
      ...answers,
      answer(EditAssignmentDocument, { assignment: { edit: { assignment: draft, userErrors: [] } } }),
    ],
  })
  await expect.element(page.getByText('171 of 214 people are done.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Overdue' }))
    .toHaveAttribute('href', expect.stringContaining('state=OVERDUE'))
  reply(opened(draft))
  await button('Edit').click()
  await expect.element(page.getByRole('heading', { level: 2, name: 'When is it due?' })).toBeVisible()
  expect(router.state.location.search).toBe(`?edit=${draft.uuid}`)
})

test('the drawer reminds everyone who is overdue or due soon, once', async () => {
  const sent = { changed: 30, userErrors: [] }
  const { answer: reply, calls } = await renderRoute(drawer, {
    answers: [...answers, answer(RemindDueDocument, { assignment: { remind: sent } })],
  })
  await expect.element(page.getByText(/27.11.2026.*to 12 people/)).toBeVisible()
  await expect.element(button('Remind 30')).toBeVisible()
  reply(answer(AssignmentRemindersDocument, { assignments: { reminders: { ...reminders, remindable: 0 } } }))
  await button('Remind 30').click()
  await expect.element(page.getByText(/30 reminders sent/)).toBeVisible()
  await expect.element(button('Remind 0')).toHaveAttribute('aria-disabled', 'true')
  expect(calls(RemindDueDocument)).toEqual([{ uuid: active.uuid }])
})

test('ending asks whether those who have started may finish', async () => {
  const ended = assignmentFixture({ ...active, state: 'ENDED' })
  const { calls } = await renderRoute(drawer, {
    answers: [
      ...answers,
      answer(EndAssignmentDocument, { assignment: { end: { assignment: ended, job: null, userErrors: [] } } }),
    ],
  })
  await choose('End assignment')
  await page.getByRole('radio', { name: 'Lose it too' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End assignment' }).click()
  await expect.element(page.getByText(/“Safety briefing 2026” has ended/)).toBeVisible()
  expect(calls(EndAssignmentDocument)).toEqual([{ uuid: active.uuid, revision: 4, keepsStarted: false }])
})

test('a copy is made once and opens', async () => {
  const copy = assignmentFixture({ uuid: assignmentId(8), title: 'Safety briefing 2026 (copy)', lastStep: 'WHAT' })
  const {
    answer: reply,
    calls,
    router,
  } = await renderRoute(drawer, {
    answers: [...answers, answer(CopyAssignmentDocument, noNetwork)],
  })
  await choose('Copy')
  const act = page.getByRole('alertdialog').getByRole('button', { name: 'Copy' })
  await act.click()
  await expect.element(page.getByRole('alertdialog').getByRole('alert')).toBeVisible()
  reply(answer(CopyAssignmentDocument, { assignment: { copy: { assignment: copy, userErrors: [] } } }))
  await act.click()
  await expect.poll(() => router.state.location.search).toBe(`?edit=${copy.uuid}`)
  const keys = calls(CopyAssignmentDocument).map(({ idempotenceKey }) => idempotenceKey)
  expect(new Set(keys).size).toBe(1)
})

test('a draft that is gone already is deleted without another question', async () => {
  const draft = assignmentFixture({ ...active, state: 'DRAFT' })
  const { router } = await renderRoute(drawer, {
    answers: [
      ...answers,
      opened(draft),
      answer(RemoveAssignmentDocument, {
        assignment: { remove: { assignment: null, userErrors: [{ code: 'UNKNOWN', path: ['uuid'] }] } },
      }),
    ],
  })
  await choose('Delete draft')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete draft' }).click()
  await expect.element(page.getByText(/“Safety briefing 2026” was deleted/)).toBeVisible()
  await expect.poll(() => router.state.location.search).toBe('')
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
})

test('ending for many goes on as a job, whose end is told', async () => {
  const ended = assignmentFixture({ ...active, state: 'ENDED' })
  const job = {
    uuid: assignmentId(70),
    kind: 'assignments.evaluate',
    done: 0,
    total: 214,
    succeeded: 0,
    failed: 0,
    error: null,
    fileName: null,
    fileUrl: null,
    startedAt: null,
    endedAt: null,
  }
  const { answer: reply } = await renderRoute(drawer, {
    answers: [
      ...answers,
      answer(EndAssignmentDocument, {
        assignment: { end: { assignment: ended, job: { uuid: job.uuid }, userErrors: [] } },
      }),
      answer(JobDocument, { jobs: { job: { ...job, state: 'RUNNING' } } } as never),
    ],
  })
  await choose('End assignment')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'End assignment' }).click()
  await expect.element(dialog.getByText(/You can leave this page/)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: /0 of 214/ })).toBeVisible()
  reply(answer(JobDocument, { jobs: { job: { ...job, state: 'DONE', done: 214 } } } as never))
  await expect.element(page.getByText(/“Safety briefing 2026” has ended/)).toBeVisible()
})

test('the drawer tells what was sent and what was changed', async () => {
  const event = {
    uuid: assignmentId(60),
    at: '2026-11-20T09:00:00.000Z',
    actor: 'Miriam Schäfer',
    isOwn: false,
    unit: null,
    action: 'assignment.extend',
    changes: [{ field: 'people', before: null, after: '2' }],
  }
  await renderRoute(`${drawer}&tab=messages`, {
    answers: [
      ...answers,
      answer(AssignmentMessagesDocument, {
        assignments: {
          messages: [
            { event: 'DUE_REMINDER', day: '2026-11-13', people: 40, emailed: 31, waiting: 2 },
            { event: 'ASSIGNED', day: '2026-10-01', people: 214, emailed: 0, waiting: 0 },
          ],
        },
      }),
      answer(AssignmentHistoryDocument, { assignments: { history: { items: [event], pageInfo } } }),
    ],
  })
  await expect.element(page.getByText('To 40 people, 31 by email, 2 emails not sent yet')).toBeVisible()
  await expect.element(page.getByText('To 214 people, none by email')).toBeVisible()
  await page.getByRole('link', { name: 'History' }).click()
  await expect.element(page.getByText(/Miriam Schäfer: Extended due dates/)).toBeVisible()
})

test('a manager sees how many others have it, and changes nothing', async () => {
  const shared = assignmentFixture({ ...active, peopleOutside: 14, mayChange: false })
  await renderRoute(drawer, { answers: [...answers, opened(shared)], as: 'manager' })
  await expect.element(page.getByText('and 14 people outside your units')).toBeVisible()
  await expect.element(page.getByText(/also for 14 people outside your units. Only an administrator/)).toBeVisible()
  await expect.element(button('Edit')).not.toBeInTheDocument()
  await button(/Actions for Safety briefing 2026/).click()
  await expect.element(page.getByRole('menuitem')).toHaveTextContent('Copy')
})

test('the people of an unknown assignment lead back to the list', async () => {
  await renderRoute(people, {
    answers: [
      ...answers,
      opened(null),
      answer(AssignmentPeopleDocument, { assignments: { people: null } }),
      answer(CountAssignmentPeopleDocument, { assignments: { peopleCount: null } }),
    ],
  })
  await expect.element(page.getByText('This assignment does not exist')).toBeVisible()
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Assignments' }))
    .toHaveAttribute('href', expect.stringMatching(/\/assignments$/))
})

test('several people are exempted with a reason; those who are done are left out', async () => {
  const { calls } = await renderRoute(people, {
    answers: [
      ...answers,
      answer(WaiveEnrolmentsDocument, { assignment: { waive: { changed: 1, undo: 'act-1', userErrors: [] } } }),
      answer(UndoStatisticsActDocument, { userStatistics: { undo: { changed: 1, undo: null, userErrors: [] } } }),
    ],
  })
  await row(/Amina Okafor/)
    .getByRole('checkbox')
    .click()
  await row(/Emre Yıldırım/)
    .getByRole('checkbox')
    .click()
  await button('Exempt').click()
  const dialog = page.getByRole('dialog', { name: 'Exempt 2 people' })
  const act = dialog.getByRole('button', { name: 'Exempt' })
  await act.click()
  await expect.element(dialog.getByRole('group', { name: /to fix/ }).getByText(/Add a reason/)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Parental leave')
  await act.click()
  await expect.element(page.getByText(/Done for 1 person/)).toBeVisible()
  await button('Undo').click()
  await expect.element(page.getByText(/Undone\./)).toBeVisible()
  expect(calls(UndoStatisticsActDocument)).toEqual([{ act: 'act-1' }])
  expect(calls(WaiveEnrolmentsDocument)).toEqual([
    {
      uuid: active.uuid,
      enrolments: [assignmentId(211), assignmentId(215)],
      reason: 'Parental leave',
      until: null,
    },
  ])
})

test('by keyboard one person is reminded from the menu of the row', async () => {
  const { calls } = await renderRoute(people, {
    answers: [...answers, answer(RemindEnrolmentsDocument, { assignment: { remind: { changed: 1, userErrors: [] } } })],
  })
  const menu = row(/Amina Okafor/).getByRole('button')
  await expect.element(menu).toBeVisible()
  menu.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Send reminder' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send reminder' }).click()
  await expect
    .poll(() => calls(RemindEnrolmentsDocument))
    .toEqual([{ uuid: active.uuid, enrolments: [assignmentId(211)] }])
})

test('a request is declined with a reason only', async () => {
  const request = {
    uuid: assignmentId(300),
    person: { uuid: assignmentId(11), name: 'Amina Okafor' },
    unit: unitsFixture.north,
    medium: assignmentId(800),
    mediumTitle: 'Forklift refresher',
    kind: 'COURSE' as const,
    durationMinutes: 45,
    requestedAt: '2026-11-24T10:00:00.000Z',
  }
  const { calls } = await renderRoute(`${path}?tab=requests`, {
    answers: [
      ...answers,
      answer(WaitingRequestsDocument, {
        assignments: { waiting: { enrolments: 1, joins: [{ unit: unitsFixture.north, count: 3 }] } },
        certificates: { countSubmitted: 0 },
      }),
      answer(EnrolmentRequestsDocument, { assignments: { requests: { items: [request], pageInfo } } }),
      answer(DecideEnrolmentRequestsDocument, { assignment: { decideRequests: { changed: 1, userErrors: [] } } }),
    ],
  })
  await row(/Amina Okafor/)
    .getByRole('checkbox')
    .click()
  await button('Decline').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect.element(dialog.getByText('Add a reason.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Full this year')
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect
    .poll(() => calls(DecideEnrolmentRequestsDocument))
    .toEqual([{ enrolments: [request.uuid], isApproved: false, reason: 'Full this year' }])
})

test.each(['sw', 'de'] as const)('on a phone neither list is wider than the page, in %s', async (locale) => {
  const { router } = await renderRoute(path, { answers, width: 360, locale })
  await expect.element(page.getByText('First aid refresher')).toBeVisible()
  expect(widerThanThePage()).toEqual([])
  await router.navigate(people)
  await expect.element(page.getByText('Chidi Nwosu')).toBeVisible()
  expect(widerThanThePage()).toEqual([])
})
