import {
  AddTaskFileDocument,
  HandInTaskDocument,
  OwnTaskDocument,
  RemoveTaskFileDocument,
  SaveTaskDraftDocument,
} from '@somo/graphql/media-tasks'
import { useState } from 'react'
import { codeOf } from '../../../domain/list/codeOf.ts'
import { reasonOf } from '../../../domain/list/reasonOf.ts'
import { useTaskUploads } from '../../../domain/task/useTaskUploads.ts'
import type { ActionResult } from '../../../platform/api/actionResult.ts'
import { useAction } from '../../../platform/api/useAction.ts'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import { useSession } from '../../../platform/session/SessionContext.tsx'
import type { OwnTask, OwnTaskAnswer, OwnTaskData } from './ownTaskTypes.ts'

interface Payload {
  readonly task: OwnTask | null
}

/** Reads the task of the address. */
export function useOwnTask(uuid: string): OwnTaskData {
  // A draft that was saved is not read anew: what is typed stands in the page.
  const [answered, setAnswered] = useState<OwnTask | null>(null)
  const query = useQueryState(OwnTaskDocument, {
    variables: { uuid },
    keeps: 'always',
    isRequired: true,
    fetchPolicy: 'network-only',
    pick: (data) => data.tasks.own,
  })
  const save = useAction(SaveTaskDraftDocument, (data) => data.task.saveDraft)
  const add = useAction(AddTaskFileDocument, (data) => data.task.addFile)
  const remove = useAction(RemoveTaskFileDocument, (data) => data.task.removeFile)
  const send = useAction(HandInTaskDocument, (data) => data.task.handIn)
  const shown = async (step: Promise<ActionResult<Payload>>): Promise<OwnTaskAnswer> => {
    const result = await step
    const task = result.payload?.task ?? null
    if (task !== null) setAnswered(task)
    const [error] = result.userErrors
    return { task, code: result.problem?.code ?? error?.code ?? null, reason: reasonOf(result) }
  }
  const uploads = useTaskUploads(async (upload) => {
    const { code } = await shown(add.run({ task: uuid, upload }))
    return code === null ? null : codeOf({ code, path: [] })
  })
  const { snapshot } = useSession()
  return {
    subject: snapshot.claims?.subject ?? '',
    task: { ...query, data: query.data === null ? null : (answered ?? query.data) },
    uploads,
    saveDraft: (typed, sequence) => shown(save.run({ input: { task: uuid, ...typed, sequence } })),
    removeFile: (file) => shown(remove.run({ task: uuid, file })),
    handIn: (typed, number) => shown(send.run({ input: { task: uuid, ...typed, sequence: 0 }, number })),
  }
}
