import type { ImportField, UserErrorCode } from '@somo/graphql/schema'
import { customFieldsFixture } from '../../domain/custom-field/customFieldFixture.ts'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import type {
  FieldRule,
  ImportActions,
  ImportData,
  ImportHead,
  ImportRow,
  ImportsPage,
  ImportWhole,
  StepAnswer,
} from './importTypes.ts'

/** Invented imports of an invented company. */
const head = (uuid: string, fileName: string, parts: Partial<ImportHead> = {}): ImportHead => ({
  uuid,
  fileName,
  kind: 'USERS',
  state: 'DONE',
  fileBytes: 214_000,
  rowCount: 1145,
  created: 28,
  updated: 61,
  unchanged: 1049,
  deactivated: 0,
  restored: 4,
  failed: 0,
  warned: 0,
  owner: 'Miriam Schäfer',
  isOwn: true,
  createdAt: '2026-11-22T06:40:00.000Z',
  checkedAt: '2026-11-22T06:42:00.000Z',
  startedAt: '2026-11-22T06:50:00.000Z',
  endedAt: '2026-11-22T06:51:00.000Z',
  undoUntil: '2026-11-29T06:51:00.000Z',
  undoneAt: null,
  revision: 7,
  mode: 'CREATE_UPDATE',
  ...parts,
})

const waiting = { startedAt: null, endedAt: null, undoUntil: null } as const

export const importsFixture: readonly ImportHead[] = [
  head('i1', 'HR-Export 24. November 2026.csv', {
    state: 'CHECKED',
    mode: 'CREATE_UPDATE_DEACTIVATE',
    deactivated: 139,
    failed: 3,
    ...waiting,
  }),
  head('i2', 'Einheiten_Süd.xlsx', {
    kind: 'UNITS',
    mode: 'UPDATE',
    rowCount: 48,
    created: 12,
    updated: 3,
    unchanged: 33,
    restored: 0,
  }),
  head('i3', 'Zugehörigkeiten Klasse 7 bis 10, Schuljahr 2026.csv', {
    kind: 'MEMBERSHIPS',
    state: 'DONE_WITH_ERRORS',
    failed: 12,
    owner: 'Bartholomäus von Hohenlohe-Schillingsfürst',
  }),
  head('i4', 'wafanyakazi.csv', {
    state: 'ROLLED_BACK',
    undoUntil: null,
    undoneAt: '2026-11-21T10:00:00.000Z',
    owner: 'Mwanaisha Juma',
  }),
  head('i5', 'neu.csv', { state: 'UPLOADED', mode: null, rowCount: null, checkedAt: null, ...waiting }),
]

export const importsPageFixture = (items: readonly ImportHead[] = importsFixture): ImportsPage => ({
  items: [...items],
  pageInfo: { startCursor: 's', endCursor: 'e', hasNext: items.length > 3, hasPrevious: false },
})

const columns: ImportWhole['columns'] = [
  {
    header: 'PersNr',
    samples: ['104217', '104218', '104882', '105001', '105002'],
    field: 'EXTERNAL_ID',
    custom: null,
    isCertain: true,
    default: null,
  },
  {
    header: 'Nachname',
    samples: ['Okafor', 'Brzęczyszczykiewicz', 'Achterberg', 'Adeyemi', 'Schöngruber'],
    field: 'FAMILY_NAME',
    custom: null,
    isCertain: true,
    default: null,
  },
  {
    header: 'Vorname',
    samples: ['Amina', 'Grzegorz', 'Leonard', 'Oluwaseun', 'Petra'],
    field: 'GIVEN_NAME',
    custom: null,
    isCertain: true,
    default: null,
  },
  {
    header: 'Mail dienstlich',
    samples: ['amina.okafor@uferwerk.example', 'g.brzeczyszczykiewicz@uferwerk.example'],
    field: 'EMAIL',
    custom: null,
    isCertain: false,
    default: null,
  },
  {
    header: 'Abteilung',
    samples: ['lager-nord', 'zoll', 'fuhrpark'],
    field: 'UNIT_KEY',
    custom: null,
    isCertain: true,
    default: null,
  },
  { header: 'Bemerkung', samples: [], field: null, custom: null, isCertain: false, default: null },
]

/** How a file is read. */
export const readingFixture = (
  parts: Partial<NonNullable<ImportWhole['reading']>> = {},
): NonNullable<ImportWhole['reading']> => ({
  encoding: 'WINDOWS_1252',
  delimiter: 'SEMICOLON',
  dateFormat: 'dd.MM.yyyy',
  sheet: null,
  sheets: [],
  headerRow: 1,
  hiddenRows: 0,
  hiddenColumns: [],
  torn: 0,
  tornLines: [],
  ...parts,
})

/** An import after its dry run, with the brake on. */
export function importFixture(parts: Partial<ImportWhole> = {}): ImportWhole {
  return {
    ...head('i1', 'HR-Export 24. November 2026.csv', {
      state: 'CHECKED',
      deactivated: 139,
      failed: 3,
      warned: 1,
      ...waiting,
    }),
    reading: readingFixture({ dateFormat: 'dd.MM.yyyy' }),
    columns,
    constants: [],
    options: {
      matchBy: 'EXTERNAL_ID',
      createMissing: true,
      updateFields: [],
      updateCustom: [],
      missing: 'DEACTIVATE',
      missingUnit: 'u1',
      invite: true,
    },
    brake: { limit: 10, share: 11.1, people: 139, activePeople: 1252, isOn: true, isReleased: false },
    confirmation: '139',
    sameFileRunAt: null,
    suspectNames: 0,
    canResume: false,
    kept: null,
    job: null,
    error: null,
    ...parts,
  }
}

/** Work on it that goes on. */
export const jobFixture = (
  kind: string,
  parts: Partial<NonNullable<ImportWhole['job']>> = {},
): NonNullable<ImportWhole['job']> => ({
  uuid: 'j1',
  kind,
  state: 'RUNNING',
  done: 600,
  total: 1145,
  failed: 0,
  error: null,
  fileUrl: null,
  fileName: null,
  isFileWithdrawn: false,
  canCancel: true,
  canRetry: false,
  ...parts,
})

const changed = (field: ImportField, before: string | null, after: string): ImportRow['changes'][number] => ({
  field,
  custom: null,
  before,
  after,
})

const row = (
  position: number,
  name: string,
  action: ImportRow['action'],
  changes: ImportRow['changes'],
  parts: Partial<ImportRow> = {},
): ImportRow => ({
  number: position,
  position,
  name,
  action,
  changes,
  errors: [],
  warnings: [],
  cells: [],
  isApplied: false,
  isKept: false,
  ...parts,
})

export const rowsFixture: readonly ImportRow[] = [
  row(2, 'Amina Okafor', 'UPDATE', [
    changed('UNIT_KEY', 'lager-nord', 'zoll'),
    changed('ROLES', 'LEARNER', 'LEARNER,EDUCATION_MANAGER'),
  ]),
  row(3, 'Grzegorz Brzęczyszczykiewicz', 'UPDATE', [
    changed('EMAIL', 'g.brzeczyszcz@uferwerk.example', 'g.brzeczyszczykiewicz@uferwerk.example'),
  ]),
  row(4, 'Leonard Achterberg', 'RESTORE', [changed('STATUS', 'SUSPENDED', 'ACTIVE')]),
  row(
    5,
    'Oluwaseun Adeyemi',
    'CREATE',
    [
      changed('FAMILY_NAME', null, 'Adeyemi'),
      changed('GIVEN_NAME', null, 'Oluwaseun'),
      changed('STARTS_ON', null, '2026-12-01'),
    ],
    {
      warnings: [{ column: 'Mail dienstlich', value: '', code: 'NO_ADDRESS', hint: null, row: null }],
    },
  ),
  row(-1, 'Petra Schöngruber', 'DEACTIVATE', [changed('STATUS', 'ACTIVE', 'SUSPENDED')], { number: null }),
]

const error = (
  number: number,
  column: string | null,
  value: string | null,
  code: UserErrorCode,
  hint: string | null,
): ImportRow =>
  row(number, 'x', 'ERROR', [], {
    name: null,
    errors: [{ column, value, code, hint, row: code === 'REPEATED' ? 7 : null }],
    cells: ['104882', 'Hohenlohe', 'Bartholomäus', value ?? '', 'lager-nord', ''],
  })

export const errorsFixture: readonly ImportRow[] = [
  error(214, 'Mail dienstlich', 'b.hohenlohe(at)uferwerk.example', 'NOT_AN_EMAIL', 'b.hohenlohe@uferwerk.example'),
  error(587, 'Abteilung', 'Lgr Nord', 'UNKNOWN', 'lager-nord'),
  error(1012, 'PersNr', '104882', 'REPEATED', null),
]

const pageInfo = { startCursor: 'a', endCursor: 'b', hasNext: true, hasPrevious: false } as const
const known = <Data>(data: Data) => ({ isWaiting: false, data, problem: null })

const singleFields: readonly string[] = ['EXTERNAL_ID', 'USERNAME', 'EMAIL']

/** The fields that an import of people can have. */
export const fieldsFixture: readonly FieldRule[] = [
  { field: 'FAMILY_NAME', custom: null, isNeeded: true, mayRepeat: true },
  ...(
    ['EXTERNAL_ID', 'USERNAME', 'EMAIL', 'GIVEN_NAME', 'UNIT_KEY', 'ROLES', 'STATUS', 'LOCALE', 'STARTS_ON'] as const
  ).map((field) => ({ field, custom: null, isNeeded: false, mayRepeat: !singleFields.includes(field) })),
]

/** The same with fields that the installation has added; one of them is called as the product's own. */
export const fieldsWithCustom: readonly FieldRule[] = [
  ...fieldsFixture,
  ...customFieldsFixture.map((custom) => ({
    field: null,
    custom: {
      ...custom,
      labels: [...custom.labels],
      choices: custom.choices.map(({ key, labels }) => ({ key, labels: [...labels] })),
    },
    isNeeded: false,
    mayRepeat: true,
  })),
]

/** Columns of such fields. */
export const customColumnsFixture: ImportWhole['columns'] = [
  {
    header: 'Kostenstelle',
    samples: ['4711', '0815'],
    field: null,
    custom: 'cost-centre',
    isCertain: true,
    default: null,
  },
  {
    header: 'Std./Woche',
    samples: ['38,5', '20'],
    field: null,
    custom: 'weekly-hours',
    isCertain: false,
    default: null,
  },
]

const changedCustom = (custom: string, before: string | null, after: string): ImportRow['changes'][number] => ({
  field: null,
  custom,
  before,
  after,
})

/** A row that changes one field of each kind. */
export const customRowFixture: ImportRow = row(2, 'Amina Okafor', 'UPDATE', [
  changed('EMAIL', 'amina@uferwerk.example', 'amina.okafor@uferwerk.example'),
  changedCustom('cost-centre', null, '4711'),
  changedCustom('weekly-hours', '20', '38.5'),
  changedCustom('trained.on', null, '2026-02-28'),
  changedCustom('first-aid', 'false', 'true'),
  changedCustom('shirt', 'small', 'large'),
])

/** A row whose value breaks the rule of such a field. */
export const customErrorFixture: ImportRow = error(214, 'Std./Woche', '1.234,5', 'NOT_A_NUMBER', '1234.5')

const done = (): Promise<StepAnswer> => Promise.resolve({ import: null, userErrors: [], problem: null })

export const actionsFixture: ImportActions = {
  readAgain: done,
  check: done,
  correct: done,
  releaseBrake: done,
  run: done,
  cancel: done,
  undo: done,
  discard: done,
  applyProfile: done,
  saveProfile: done,
  deleteProfile: done,
  exportRows: () => Promise.resolve({ uuid: null, problem: { code: 'UNREACHABLE', requestId: null } }),
  failedRows: () => Promise.resolve({ url: null, userErrors: [], problem: null }),
  previewUndo: () =>
    Promise.resolve({
      undone: 228,
      stays: 4,
      reasons: [
        {
          reason: 'LATER_IMPORT',
          count: 3,
          sample: ['Amina Okafor', 'Leonard Achterberg', 'Oluwaseun Adeyemi'],
          laterImport: 'i2',
          laterFileName: 'memberships.csv',
        },
        { reason: 'SIGNED_IN', count: 1, sample: ['Petra Schöngruber'], laterImport: null, laterFileName: null },
      ],
    }),
  findSkipped: () => Promise.resolve(rowsFixture.slice(0, 1)),
}

/** What the wizard is drawn from. */
export const dataFixture = (
  one: ImportWhole | null = importFixture(),
  parts: Partial<ImportData> = {},
): ImportData => ({
  state: known({ import: one }),
  rows: known({ items: [...rowsFixture], pageInfo }),
  errors: known({
    items: one === null || one.failed === 0 ? [] : [...errorsFixture],
    pageInfo: { ...pageInfo, hasNext: false },
  }),
  fields: known(fieldsFixture),
  profiles: known([{ uuid: 'p1', name: 'Personalabteilung', kind: 'USERS' }]),
  retry: () => undefined,
  file: { state: { kind: 'idle' }, make: () => undefined },
  actions: actionsFixture,
  ...parts,
})

const written = (moment: Date): string => moment.toISOString().slice(0, 10).split('-').toReversed().join('.')

/** Dates as most write them, by the clocks of UTC, so that stories are the same everywhere. */
export const datesOfStories: Dates = {
  date: written,
  time: (moment) => moment.toISOString().slice(11, 16),
  day: (day) => written(new Date(`${day}T00:00:00Z`)),
  pattern: 'dd.MM.yyyy',
}

/** The same columns, one with a default, and a value for every row. */
export const fixedFixture: Pick<ImportWhole, 'columns' | 'constants'> = {
  columns: columns.map((column) => (column.header === 'Abteilung' ? { ...column, default: 'lager-nord' } : column)),
  constants: [{ field: 'LOCALE', custom: null, value: 'Deutsch' }],
}
