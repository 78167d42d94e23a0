import { errors, isKnown, isThere, type OwnedCase, type OwnedTarget } from './importCases.ts'

const isAmongItems = (value: unknown, { job }: OwnedTarget): boolean =>
  (value as { items: { uuid: string }[] }).items.some(({ uuid }) => uuid === job)

/** Something done with a job: who is let near it is told that its state allows nothing. */
const act = (name: string): OwnedCase => ({
  write: ({ job }) => `${name}(uuid: "${job}") { job { uuid error } ${errors} }`,
  reaches: isKnown,
  visibleTo: 'administrators',
  who: 'everybody',
})

/** The fields of `jobs` and `job`: everybody has their own, administrators all. */
export const jobCases: Readonly<Record<string, OwnedCase>> = {
  'JobQueries.job': {
    write: ({ job }) => `job(uuid: "${job}") { uuid error }`,
    reaches: isThere,
    visibleTo: 'administrators',
    who: 'everybody',
  },
  'JobQueries.failures': {
    write: ({ job }) => `failures(job: "${job}") { name code }`,
    reaches: isThere,
    visibleTo: 'administrators',
    who: 'everybody',
  },
  'JobQueries.mine': {
    write: () => 'mine(page: { first: 50 }) { items { uuid error } }',
    reaches: isAmongItems,
    visibleTo: 'nobody',
    who: 'everybody',
  },
  'JobQueries.jobs': {
    write: ({ person }) => `jobs(page: { first: 50 }, filter: { owner: "${person}" }) { items { uuid error } }`,
    reaches: isAmongItems,
    visibleTo: 'administrators',
    who: 'administrators',
  },
  'JobQueries.count': {
    write: ({ person }) => `count(filter: { owner: "${person}", state: [CANCELLED] })`,
    reaches: (value) => value !== 0,
    visibleTo: 'administrators',
    who: 'administrators',
  },
  'JobQueries.schedules': 'about nobody: what runs by itself',
  'JobMutations.cancelJob': act('cancelJob'),
  'JobMutations.retryJob': act('retryJob'),
  'JobMutations.exportJobs': 'a file of the list, for administrators alone: access/roleMatrix.test.ts',
}
