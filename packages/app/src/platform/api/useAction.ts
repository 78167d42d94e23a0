import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import { useCallback, useRef } from 'react'
import { actionResult, settled, type ActionResult } from './actionResult.ts'
import { createShareRunning } from './shareRunning.ts'

/** A mutation as an action of a screen. */
export interface Action<Variables, Payload> {
  /** Resolves with what came of it. A second call with the same variables while the first runs gets the first one's result. */
  readonly run: (variables: Variables) => Promise<ActionResult<Payload>>
  readonly isPending: boolean
}

/** Makes one mutation an action; `payloadOf` finds its payload. `run` is the same function in every drawing. */
export function useAction<Data, Variables extends OperationVariables, Payload>(
  document: TypedDocumentNode<Data, Variables>,
  payloadOf: (data: Data) => Payload,
): Action<Variables, Payload> {
  const [mutate, { loading }] = useMutation(document as TypedDocumentNode<Data, OperationVariables>)
  const share = useRef(createShareRunning<ActionResult<Payload>>())
  const read = useRef(payloadOf)
  const run = useCallback(
    (variables: Variables) =>
      share.current(JSON.stringify(variables), async () =>
        actionResult(await settled(mutate({ variables })), read.current),
      ),
    [mutate],
  )
  return { run, isPending: loading }
}
