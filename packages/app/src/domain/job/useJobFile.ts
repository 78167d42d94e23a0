import { useApolloClient } from '@apollo/client/react'
import { FollowedJobDocument } from '@somo/graphql/followed-job'
import { useEffect, useRef, useState } from 'react'
import { internalProblem } from '../../platform/api/actionResult.ts'
import { toProblem, type Problem } from '../../platform/errors/problem.ts'

/** How the making of a file stands; `ready` carries its address, which is good for ten minutes. */
export type FileState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'working' }
  | { readonly kind: 'ready'; readonly url: string; readonly name: string }
  | { readonly kind: 'failed'; readonly problem: Problem }

/** What starting a job came to. */
export interface StartedJob {
  readonly uuid: string | null
  readonly problem: Problem | null
}

/** What the call of a mutation that starts a job came to. */
export function startedBy<Data>(
  { data, error }: { readonly data?: Data | null | undefined; readonly error?: unknown },
  jobOf: (data: Data) => { readonly uuid: string } | null,
): StartedJob {
  return { uuid: data === undefined || data === null ? null : (jobOf(data)?.uuid ?? null), problem: toProblem(error) }
}

/** A file that a job makes, followed until it is there. */
export interface JobFile {
  readonly state: FileState
  /** Starts one; another press while one is made does nothing. */
  readonly make: (start: () => Promise<StartedJob>) => void
}

/** Milliseconds between two questions how far it is. */
const pause = 700

/** Starts a job and asks how far it is until its file is there; a question that fails is asked again. */
export function useJobFile(): JobFile {
  const client = useApolloClient()
  const [state, setState] = useState<FileState>({ kind: 'idle' })
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const follow = async (uuid: string): Promise<void> => {
    const { data, error } = await client.query({ query: FollowedJobDocument, variables: { uuid } })
    const job = data?.jobs.job ?? null
    if (job !== null && job.state === 'DONE' && job.fileUrl !== null)
      setState({ kind: 'ready', url: job.fileUrl, name: job.fileName ?? '' })
    else if (job !== null && (job.state === 'FAILED' || job.state === 'CANCELLED' || job.state === 'DONE'))
      setState({ kind: 'failed', problem: internalProblem })
    else if (job === null && toProblem(error) === null)
      setState({ kind: 'failed', problem: { code: 'NOT_FOUND', requestId: null } })
    else timer.current = setTimeout(() => void follow(uuid), pause)
  }
  const make: JobFile['make'] = (start) => {
    if (state.kind === 'working') return
    setState({ kind: 'working' })
    void start().then(({ uuid, problem }) => {
      if (uuid === null) setState({ kind: 'failed', problem: problem ?? internalProblem })
      else void follow(uuid)
    })
  }
  return { state, make }
}
