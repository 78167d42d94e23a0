import type { TypedDocumentNode } from '@apollo/client'
import { useApolloClient, useQuery } from '@apollo/client/react'
import { JobDocument } from '@somo/graphql/job'
import type { ListedJobPartsFragment } from '@somo/graphql/listed-job'
import type { JobFilter, JobSort, JobState, PageInput } from '@somo/graphql/schema'
import { useState } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { toProblem } from '../../platform/errors/problem.ts'
import { actionMessages } from '../../platform/errors/actionMessages.ts'
import { toasts } from '../../platform/toasts/toasts.ts'
import type { ListCodec } from '../list/listCodec.ts'
import type { FilterSpec, ListState } from '../list/listSpec.ts'
import { chosenOf, simpleCodec } from '../list/simpleList.ts'
import type { ListAddress } from '../list/useListAddress.ts'
import { useListPlace, type ListPage, type ListUse } from '../list/useListPlace.ts'
import { jobListMessages } from './jobListMessages.ts'
import { saveFile } from './saveFile.ts'
import { isActive } from './useJob.ts'
import { useJobActs, type Refused } from './useJobActs.ts'
import { useOpenedJob, type OpenedJob } from './useOpenedJob.ts'

/** A job as a row of a list. */
export type ListedJob = ListedJobPartsFragment

export const jobStates = ['QUEUED', 'RUNNING', 'FAILED', 'DONE', 'CANCELLED'] as const satisfies readonly JobState[]

/** The filter by state, which every list of jobs has. */
export const stateFilter = { id: 'state', kind: 'many', options: jobStates } as const satisfies FilterSpec

/** Where a list of jobs on a tab of a page stands, in the address. */
export const jobListCodec = (tab: string): ListCodec<'entry'> => simpleCodec(tab, [stateFilter])

/** A query for a page of jobs: whose they are, the query says. */
export type JobListDocument = TypedDocumentNode<
  { readonly jobs: { readonly page: ListPage<ListedJob> } },
  { readonly page: PageInput; readonly filter?: JobFilter | null | undefined; readonly sort?: JobSort }
>

/** A list of jobs, and what can be done about one. */
export interface JobListUse extends OpenedJob {
  readonly list: ListUse<ListedJob>
  readonly cancel: (job: ListedJob) => void
  readonly retry: (job: ListedJob) => void
  /** Hands its file over. */
  readonly save: (job: ListedJob) => void
}

// Whoever watches a job wants to see it move.
const everyMs = 2000

/** What a list of jobs is asked by beside their state. */
export type JobWishes = (state: ListState<'entry'>) => { readonly filter: JobFilter; readonly sort?: JobSort }

const noWishes: JobWishes = () => ({ filter: {} })

/** While it is not shown nothing is asked. As long as something is at work it asks again. */
export function useJobList(
  document: JobListDocument,
  codec: ListCodec<'entry'>,
  isShown: boolean,
  wishesOf: JobWishes = noWishes,
): JobListUse & { readonly address: ListAddress<'entry'> } {
  const { address, ...place } = useListPlace(codec)
  const { filter: wished, ...order } = wishesOf(address.state)
  const filter = { ...wished, state: chosenOf(place.filters, 'state', jobStates) }
  // While it asks again by itself the rows stand still.
  const [isMoving, setIsMoving] = useState(false)
  const query = useQuery(document, {
    skip: !isShown,
    variables: { page: place.asked, filter, ...order },
    pollInterval: isMoving ? everyMs : 0,
  })
  const data = (query.data ?? (query.loading ? query.previousData : undefined))?.jobs.page ?? null
  const moves = isShown && (data?.items.some(isActive) ?? false)
  if (moves !== isMoving) setIsMoving(moves)
  const refresh = (): void => void query.refetch()
  return {
    address,
    ...useActs(refresh),
    ...useOpenedJob(data?.items ?? []),
    list: {
      ...place,
      page: { isWaiting: query.loading && !isMoving, data, problem: toProblem(query.error) },
      retry: refresh,
    },
  }
}

function useActs(refresh: () => void): Pick<JobListUse, 'cancel' | 'retry' | 'save'> {
  const { formatMessage } = useIntl()
  const client = useApolloClient()
  const acts = useJobActs()
  const tell = (news: Refused | { readonly message: string }): void => {
    toasts.toast(news)
    refresh()
  }
  const done = (message: MessageDescriptor) => ({ message: formatMessage(message) })
  const cancel = async ({ uuid }: ListedJob) => tell((await acts.cancel(uuid)) ?? done(jobListMessages.cancelAsked))
  const retry = async ({ uuid }: ListedJob) => tell((await acts.retry(uuid)) ?? done(jobListMessages.retried))
  // The address that came with the list is good for ten minutes, and the list may have stood for longer.
  const save = async ({ uuid }: ListedJob) => {
    const { data, error } = await client.query({ query: JobDocument, variables: { uuid } })
    const { fileUrl = null, fileName = null } = data?.jobs.job ?? {}
    const problem = toProblem(error)
    if (fileUrl !== null) saveFile(fileUrl, fileName ?? '')
    else if (problem === null) tell({ tone: 'info', message: formatMessage(jobListMessages.noFile) })
    else
      tell({
        tone: 'bad',
        message: formatMessage(jobListMessages.actFailed, { reason: formatMessage(actionMessages[problem.code]) }),
      })
  }
  return { cancel: (job) => void cancel(job), retry: (job) => void retry(job), save: (job) => void save(job) }
}
