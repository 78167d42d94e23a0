/** Whose thing a field is asked about: everything here belongs to one person. */
export interface OwnedTarget {
  /** An import that has run, without a job and without failed rows: whatever is asked of it changes nothing. */
  readonly import: string
  /** An import that has run and can be taken back. */
  readonly undoable: string
  /** The name of their files, which nothing else in the database has. */
  readonly mark: string
  readonly upload: string
  readonly profile: string
  /** A view of the person's alone. */
  readonly view: string
  /** Work that was cancelled, which is neither ended nor begun again. */
  readonly job: string
  /** Whose all of it is. */
  readonly person: string
}

/** How a field is asked about somebody's thing; a text says why it is about nothing of anybody's, or tested elsewhere. */
export type OwnedCase =
  | {
      readonly write: (target: OwnedTarget) => string
      /** Whether an answer shows that the caller was let near the thing. */
      readonly reaches: (value: unknown, target: OwnedTarget) => boolean
      /** Who is let near it beside its owner. */
      readonly visibleTo: 'administrators' | 'nobody'
      /** Who may ask at all. */
      readonly who: 'everybody' | 'managers' | 'administrators'
    }
  | string

type Open = Exclude<OwnedCase, string>

export const errors = 'userErrors { code path }'

interface Payload {
  readonly userErrors: readonly { readonly code: string }[]
}

/** An answer that says UNKNOWN tells nobody whether there is something. */
export const isKnown = (value: unknown): boolean =>
  !((value as Payload | null)?.userErrors ?? []).some(({ code }) => code === 'UNKNOWN')

/** Something done with an import. */
const act = (call: (target: OwnedTarget) => string, parts: Partial<Open> = {}): Open => ({
  write: (target) => `${call(target)} { import { uuid } ${errors} }`,
  reaches: isKnown,
  visibleTo: 'administrators',
  who: 'managers',
  ...parts,
})

export const isThere = (value: unknown): boolean => value !== null
const options = '{ matchBy: EXTERNAL_ID, createMissing: true, updateFields: [], missing: NOTHING, invite: false }'
// Another state than the import's: who is let near it is told so, and nothing happens.
const revision = 'revision: 999'

/** The fields of `imports` and `import`. */
export const importCases: Readonly<Record<string, OwnedCase>> = {
  'ImportQueries.imports': {
    write: ({ mark }) => `imports(page: { first: 10 }, filter: { search: "${mark}" }) { items { uuid fileName } }`,
    reaches: (value) => (value as { items: unknown[] }).items.length > 0,
    visibleTo: 'administrators',
    who: 'managers',
  },
  'ImportQueries.count': {
    write: ({ mark }) => `count(filter: { search: "${mark}" })`,
    reaches: (value) => value !== 0,
    visibleTo: 'administrators',
    who: 'managers',
  },
  'ImportQueries.import': {
    write: (target) => `import(uuid: "${target.import}") { uuid fileName }`,
    reaches: isThere,
    visibleTo: 'administrators',
    who: 'managers',
  },
  'ImportQueries.undoPreview': {
    write: (target) => `undoPreview(uuid: "${target.undoable}") { undone }`,
    reaches: isThere,
    visibleTo: 'administrators',
    who: 'managers',
  },
  'ImportQueries.rows': {
    write: (target) => `rows(import: "${target.import}", page: { first: 10 }) { items { cells } }`,
    reaches: isThere,
    visibleTo: 'administrators',
    who: 'managers',
  },
  'ImportQueries.profiles': {
    write: () => 'profiles(kind: USERS) { uuid name }',
    reaches: (value, { profile }) => (value as { uuid: string }[]).some(({ uuid }) => uuid === profile),
    visibleTo: 'nobody',
    who: 'managers',
  },
  'ImportQueries.fields':
    'about nobody: which fields there are, and the custom ones the caller sees (modules/imports/customFields.test.ts)',
  'ImportMutations.createImport': act(({ upload }) => `createImport(upload: "${upload}", kind: USERS)`, {
    visibleTo: 'nobody',
  }),
  'ImportMutations.readAgain': act((target) => `readAgain(uuid: "${target.import}", ${revision}, reading: {})`),
  'ImportMutations.check': act(
    (target) => `check(uuid: "${target.import}", ${revision}, columns: [], options: ${options})`,
  ),
  'ImportMutations.correctRows': act((target) => `correctRows(uuid: "${target.import}", ${revision}, corrections: [])`),
  'ImportMutations.releaseBrake': act((target) => `releaseBrake(uuid: "${target.import}", ${revision})`, {
    who: 'administrators',
  }),
  'ImportMutations.run': act((target) => `run(uuid: "${target.import}", ${revision})`),
  'ImportMutations.cancel': act((target) => `cancel(uuid: "${target.import}")`),
  'ImportMutations.undo': act((target) => `undo(uuid: "${target.import}")`),
  'ImportMutations.discard': act((target) => `discard(uuid: "${target.import}")`),
  'ImportMutations.saveProfile': act((target) => `saveProfile(uuid: "${target.import}", name: "")`, {
    write: (target) => `saveProfile(uuid: "${target.import}", name: "") { profile { name } ${errors} }`,
  }),
  'ImportMutations.deleteProfile': act(() => '', {
    write: ({ profile }) => `deleteProfile(profile: "${profile}") { profile { name } ${errors} }`,
    visibleTo: 'nobody',
  }),
  'ImportMutations.applyProfile': act(
    (target) => `applyProfile(uuid: "${target.import}", profile: "${target.profile}")`,
  ),
  'ImportMutations.failedRows': act(() => '', {
    write: (target) => `failedRows(uuid: "${target.import}") { url ${errors} }`,
  }),
  'ImportMutations.exportRows': act(() => '', {
    write: (target) => `exportRows(uuid: "${target.import}") { job { uuid } ${errors} }`,
  }),
  'ImportMutations.exportImports':
    'a file of the list, made by the same statement for its owner: modules/imports/list.test.ts',
  'ImportMutations.template': 'about nobody: an empty file with the heads of a kind',
}

/** The fields of `views` and `view`, about a view that nobody shares. */
export const viewCases: Readonly<Record<string, OwnedCase>> = {
  'ViewQueries.views': {
    write: () => 'views(screen: "/import-management") { uuid name query }',
    reaches: (value, { view }) => (value as { uuid: string }[]).some(({ uuid }) => uuid === view),
    visibleTo: 'nobody',
    who: 'everybody',
  },
  'ViewMutations.createView': 'about the caller alone: modules/views/views.test.ts',
  'ViewMutations.updateView': {
    write: ({ view }) =>
      `updateView(uuid: "${view}", ${revision}, input: { name: "Taken over", query: "", isShared: false }) { view { name } ${errors} }`,
    reaches: isKnown,
    visibleTo: 'nobody',
    who: 'everybody',
  },
  'ViewMutations.deleteView': {
    write: ({ view }) => `deleteView(uuid: "${view}") { view { name } ${errors} }`,
    reaches: isKnown,
    visibleTo: 'nobody',
    who: 'everybody',
  },
}
