import {
  ActivateAssignmentDocument,
  AssignmentCheckRowsDocument,
  AssignmentDocument,
  AssignmentTargetChoicesDocument,
  CheckAssignmentDocument,
  CreateAssignmentDocument,
  UpdateAssignmentAudienceDocument,
  UpdateAssignmentScheduleDocument,
  UpdateAssignmentTargetsDocument,
} from '@somo/graphql/assignments-editor'
import {
  AssignmentPeopleCountsDocument,
  AssignmentRemindersDocument,
  RemoveAssignmentDocument,
} from '@somo/graphql/assignments-actions'
import {
  AssignmentsDocument,
  AssignmentTabCountsDocument,
  CountAssignmentsDocument,
  WaitingRequestsDocument,
} from '@somo/graphql/assignments'
import { JobDocument } from '@somo/graphql/job'
import { SavedViewsDocument } from '@somo/graphql/saved-views'
import { FindUnitsDocument } from '@somo/graphql/unit-finder'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, noNetwork } from '../../testing/apiFixture.ts'
import { widerThanThePage } from '../../testing/overflow.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import {
  assignmentFixture,
  assignmentId,
  checkFixture,
  checkRowsFixture,
  listFixtureRows,
  targetFixture,
  unitsFixture,
} from './assignmentsFixture.ts'
import type { OpenAssignment } from './drawer/useAssignment.ts'

const pageInfo = { startCursor: null, endCursor: null, hasNext: false, hasPrevious: false }
const draft = assignmentFixture()
const path = `/assignments?edit=${draft.uuid}`
const opened = (assignment: OpenAssignment = draft) => answer(AssignmentDocument, { assignments: { assignment } })
const answers = [
  opened(),
  answer(CheckAssignmentDocument, { assignments: { check: checkFixture() } }),
  answer(AssignmentCheckRowsDocument, { assignments: { checkRows: { items: checkRowsFixture(), pageInfo } } }),
  answer(AssignmentTargetChoicesDocument, { assignments: { targetChoices: [targetFixture] } }),
  answer(FindUnitsDocument, {
    units: { tree: { nodes: [{ ...unitsFixture.north, parent: null, displayedId: null }], hasMore: false } },
  }),
  answer(AssignmentsDocument, { assignments: { assignments: { items: listFixtureRows(), pageInfo } } }),
  answer(CountAssignmentsDocument, { assignments: { count: 4 } }),
  answer(AssignmentTabCountsDocument, {
    assignments: { tabCounts: { active: 3, overdue: 2, draft: 1, paused: 0, ended: 0 } },
  }),
  answer(WaitingRequestsDocument, {
    assignments: { waiting: { enrolments: 0, joins: [] } },
    certificates: { countSubmitted: 0 },
  }),
  answer(SavedViewsDocument, { views: { views: [] } }),
  answer(AssignmentPeopleCountsDocument, { assignments: { peopleCounts: null } }),
  answer(AssignmentRemindersDocument, { assignments: { reminders: null } }),
]
const button = (name: string | RegExp) => page.getByRole('button', { name })
const next = button('Save and continue')
const heading = (name: string) => page.getByRole('heading', { level: 2, name })
const summary = page.getByRole('group', { name: /to fix before saving/ })

test('a new assignment is created once, also where an answer was lost, with what was typed last', async () => {
  const created = assignmentFixture({ title: 'Forklift refresher', revision: 1, units: [], gaps: [] })
  const renamed = { ...created, title: 'Forklift refresher 2027', revision: 2 }
  const {
    answer: reply,
    calls,
    router,
  } = await renderRoute('/assignments?edit=new', {
    answers: [...answers, answer(CreateAssignmentDocument, noNetwork)],
  })
  await next.click()
  await expect.element(summary.getByText(/Choose at least one medium/)).toBeVisible()
  await expect.element(summary.getByText(/Enter a title/)).toBeVisible()
  expect(calls(CreateAssignmentDocument)).toEqual([])
  await page.getByRole('combobox', { name: 'Media' }).click()
  await page.getByRole('option', { name: /Forklift refresher/ }).click()
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Forklift refresher')
  await next.click()
  await expect.element(page.getByText(/Not saved\./)).toBeVisible()
  await page.getByRole('textbox', { name: 'Title' }).fill('Forklift refresher 2027')
  reply(
    answer(CreateAssignmentDocument, { assignment: { create: { assignment: created, userErrors: [] } } }),
    answer(UpdateAssignmentTargetsDocument, { assignment: { updateTargets: { assignment: renamed, userErrors: [] } } }),
    opened(renamed),
  )
  await next.click()
  await expect.element(heading('Who gets the assignment?')).toHaveFocus()
  const sent = calls(CreateAssignmentDocument)
  expect(sent[0]).toMatchObject({
    input: { title: 'Forklift refresher', targets: [targetFixture.medium], ownerUnit: null },
  })
  expect(calls(UpdateAssignmentTargetsDocument)).toMatchObject([
    { uuid: created.uuid, revision: 1, input: { title: 'Forklift refresher 2027', isMandatory: true } },
  ])
  expect(new Set(sent.map(({ idempotenceKey }) => idempotenceKey)).size).toBe(1)
  await expect.poll(() => router.state.location.search).toBe(`?edit=${created.uuid}&step=who`)
})

test('a new assignment begins with what another page chose', async () => {
  const { router } = await renderRoute('/assignments', { answers })
  await router.navigate('/assignments?edit=new', {
    state: { assignmentTarget: { id: draft.uuid, label: 'First weeks' } },
  })
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('First weeks')
})

test('units and people are needed; who is out of reach is told at the field', async () => {
  const empty = assignmentFixture({ units: [] })
  const refusal = { code: 'OUT_OF_SCOPE' as const, path: ['units', '0'] }
  const { answer: reply, calls } = await renderRoute(`${path}&step=who`, {
    as: 'manager',
    answers: [
      ...answers,
      opened(empty),
      answer(UpdateAssignmentAudienceDocument, {
        assignment: { updateAudience: { assignment: empty, userErrors: [refusal] } },
      }),
    ],
  })
  await next.click()
  await expect.element(summary.getByText(/Choose a unit or a person/)).toBeVisible()
  await page.getByRole('combobox', { name: 'Units', exact: true }).click()
  await page.getByRole('option', { name: /Lager Nord/ }).click()
  await page.getByRole('checkbox', { name: 'With sub-units' }).click()
  await next.click()
  await expect.element(summary.getByText(/You don’t manage one of these\. Remove it/)).toBeVisible()
  const whole = assignmentFixture({ revision: 5 })
  reply(
    answer(UpdateAssignmentAudienceDocument, { assignment: { updateAudience: { assignment: whole, userErrors: [] } } }),
  )
  await next.click()
  await expect.element(heading('When is it due?')).toHaveFocus()
  expect(calls(UpdateAssignmentAudienceDocument).at(-1)?.input).toEqual({
    units: [{ unit: unitsFixture.north.uuid, withSubUnits: false, isExcluded: false }],
    people: [],
  })
})

test('a draft that was changed elsewhere is not overwritten unasked', async () => {
  const theirs = assignmentFixture({ revision: 9, graceDays: 3 })
  const { answer: reply, calls } = await renderRoute(`${path}&step=when`, {
    answers: [
      ...answers,
      answer(UpdateAssignmentScheduleDocument, {
        assignment: {
          updateSchedule: { assignment: theirs, userErrors: [{ code: 'CHANGED_MEANWHILE', path: [] }] },
        },
      }),
    ],
  })
  const grace = page.getByRole('spinbutton', { name: 'Grace period' })
  await grace.fill('14')
  await next.click()
  await expect.element(summary.getByText(/Someone else changed this draft/)).toBeVisible()
  await expect.element(grace).toHaveValue('14')
  const saved = assignmentFixture({ revision: 10, graceDays: 14 })
  reply(
    answer(UpdateAssignmentScheduleDocument, { assignment: { updateSchedule: { assignment: saved, userErrors: [] } } }),
  )
  await next.click()
  await expect.element(heading('How often is it repeated?')).toHaveFocus()
  expect(calls(UpdateAssignmentScheduleDocument).map(({ revision }) => revision)).toEqual([4, 9])
})

test('by keyboard a step is saved with Enter, and one that is done is reached again with what is unsaved saved', async () => {
  const { calls } = await renderRoute(`${path}&step=when`, {
    answers: [
      ...answers,
      answer(UpdateAssignmentScheduleDocument, {
        assignment: { updateSchedule: { assignment: assignmentFixture({ revision: 5 }), userErrors: [] } },
      }),
    ],
  })
  const grace = page.getByRole('spinbutton', { name: 'Grace period' })
  await grace.fill('7')
  const before = page.getByRole('button', { name: /^Who/ })
  before.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Who gets the assignment?')).toHaveFocus()
  expect(calls(UpdateAssignmentScheduleDocument)).toMatchObject([{ input: { graceDays: 7 } }])
})

test('the check says everything in one sentence, and its figures filter the rows', async () => {
  const { calls, router } = await renderRoute(path.concat('&step=check'), { answers })
  await expect
    .element(page.getByText(/96 people have to complete “Forklift refresher” by 31\.12\.2026, and then again every 12/))
    .toBeVisible()
  const rows = page.getByRole('list', { name: 'Who is affected' }).getByRole('listitem')
  await expect
    .poll(() => rows.nth(1).element().textContent)
    .toMatch(/Chidi Nwosu.*Earlier.*Due 15\.02\.2027.*Also in “Forklift 2025”/)
  await button(/^11 due date moves earlier/).click()
  await expect.poll(() => calls(AssignmentCheckRowsDocument).at(-1)?.change).toEqual(['EARLIER'])
  expect(router.state.location.search).toContain('show=earlier')
  await expect.element(page.getByRole('tab', { name: /^Earlier/ })).toHaveAttribute('aria-selected', 'true')
})

test.for([
  [{ dueOn: '2020-01-01' }, 1],
  [{ dueOn: '2020-01-01', lateDays: 14 }, 0],
  [{ dueOn: '2099-01-01' }, 0],
] as const)('a check with %o points out a due date that has passed: %i', async ([change, count]) => {
  await renderRoute(`${path}&step=check`, { answers: [opened({ ...draft, ...change }), ...answers.slice(1)] })
  await expect.element(page.getByText(/To 4 managers of their units/)).toBeVisible()
  expect(page.getByText(/The due date has passed/).elements()).toHaveLength(count)
})

test('an activation is refused where the audience changed, and done with the digest of the next check', async () => {
  const later = checkFixture({ people: 99, digest: 'digest-2' })
  const refusal = {
    assignment: draft,
    job: null,
    check: later,
    userErrors: [{ code: 'COUNT_CHANGED' as const, path: [] }],
  }
  const {
    answer: reply,
    calls,
    router,
  } = await renderRoute(`${path}&step=check`, {
    answers: [...answers, answer(ActivateAssignmentDocument, { assignment: { activate: refusal } })],
  })
  await button('Activate for 96 people').click()
  const again = button('3 people more, check again')
  await expect.element(again).toBeVisible()
  await expect.element(page.getByText(/Nothing was activated/)).toBeVisible()
  const active = assignmentFixture({ state: 'ACTIVE', revision: 5 })
  reply(
    answer(CheckAssignmentDocument, { assignments: { check: later } }),
    answer(ActivateAssignmentDocument, {
      assignment: { activate: { assignment: active, job: null, check: null, userErrors: [] } },
    }),
    opened(active),
  )
  await again.click()
  await button('Activate for 99 people').click()
  await expect.element(page.getByText(/annual refresher is active\./)).toBeVisible()
  expect(calls(ActivateAssignmentDocument).map(({ digest }) => digest)).toEqual(['digest-1', 'digest-2'])
  await expect.poll(() => router.state.location.search).toBe(`?open=${draft.uuid}`)
})

test('for many people the button shows how far the work is', async () => {
  const job = {
    uuid: assignmentId(500),
    kind: 'assignments.evaluate',
    state: 'RUNNING' as const,
    done: 40,
    total: 230,
    failed: 0,
    error: null,
    canCancel: false,
    createdAt: '2026-11-24T10:00:00.000Z',
    startedAt: null,
    endedAt: null,
    fileName: null,
    fileUrl: null,
  }
  await renderRoute(`${path}&step=check`, {
    answers: [
      ...answers,
      answer(ActivateAssignmentDocument, {
        assignment: {
          activate: {
            assignment: assignmentFixture({ state: 'ACTIVE', revision: 5 }),
            job: { uuid: job.uuid },
            check: null,
            userErrors: [],
          },
        },
      }),
      answer(JobDocument, { jobs: { job } } as never),
    ],
  })
  await button('Activate for 96 people').click()
  await expect.element(button(/^40 of 230/)).toBeVisible()
  await expect.element(page.getByText(/You can leave this page/)).toBeVisible()
})

test('what is missing leads to its step, and a draft is discarded after one question', async () => {
  const whole = assignmentFixture({ units: [], gaps: [{ code: 'AUDIENCE', step: 'WHO', medium: null, title: null }] })
  const { router } = await renderRoute(`${path}&step=check`, {
    answers: [
      ...answers,
      opened(whole),
      answer(RemoveAssignmentDocument, { assignment: { remove: { assignment: null, userErrors: [] } } }),
    ],
  })
  await page.getByRole('main').getByRole('link', { name: 'Who' }).click()
  await expect.element(heading('Who gets the assignment?')).toHaveFocus()
  await button('Discard draft').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click()
  await expect.poll(() => router.state.location.search).toBe('')
})

test.each(['sw', 'de'] as const)('on a phone the check is not wider than the page, in %s', async (locale) => {
  await renderRoute(`${path}&step=check`, { answers, width: 360, locale })
  await expect.element(page.getByText('Hannelore Untermoser')).toBeVisible()
  expect(widerThanThePage()).toEqual([])
})
