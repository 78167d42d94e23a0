import type { TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { JobDocument } from '@somo/graphql/job'
import type { ListedJobPartsFragment } from '@somo/graphql/listed-job'
import type { JobFilter, JobSort, PageInput } from '@somo/graphql/schema'
import { useState } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import { toProblem } from '../../../platform/errors/problem.ts'
import { actionMessages } from '../../../platform/errors/actionMessages.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import type { ListCodec } from '../../list/definition/defineList.ts'
import type { ListState } from '../../list/definition/listState.ts'
import type { ListAddress } from '../../list/state/useListAddress.ts'
import { useListPlace, type ListPage, type ListUse } from '../../list/state/useListPlace.ts'
import { jobListMessages } from './jobListMessages.ts'
import { saveFile } from '../saveFile.ts'
import { isActive } from '../useJob.ts'
import { useJobActs, type Refused } from '../useJobActs.ts'
import { useOpenedJob, type OpenedJob } from './useOpenedJob.ts'

/** A job as a row of a list. */
export type ListedJob = ListedJobPartsFragment

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

/** What a state of a list of jobs asks for. */
export type JobInput = (state: ListState<'entry'>) => { readonly filter: JobFilter; readonly sort?: JobSort }

/** While it is not shown nothing is asked. As long as something is at work it asks again. */
export function useJobList(
  document: JobListDocument,
  codec: ListCodec<'entry'>,
  isShown: boolean,
  inputOf: JobInput,
): JobListUse & { readonly address: ListAddress<'entry'> } {
  const { address, ...place } = useListPlace(codec)
  // While it asks again by itself the rows stand still.
  const [isMoving, setIsMoving] = useState(false)
  const { retry, ...page } = useQueryState(document, {
    variables: { page: place.asked, ...inputOf(address.state) },
    isWanted: isShown,
    keeps: 'whileWaiting',
    pollInterval: isMoving ? everyMs : 0,
    pick: ({ jobs }) => jobs.page,
  })
  const { data } = page
  const moves = isShown && (data?.items.some(isActive) ?? false)
  if (moves !== isMoving) setIsMoving(moves)
  return {
    address,
    ...useActs(retry),
    ...useOpenedJob(data?.items ?? []),
    list: {
      ...place,
      page: { ...page, isWaiting: page.isWaiting && !isMoving },
      retry,
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
