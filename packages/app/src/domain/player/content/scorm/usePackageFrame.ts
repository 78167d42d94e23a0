import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import type { Cmi } from './packageResult.ts'

/** What the run-time page tells of an open unit. */
export type RuntimeMessage =
  | { readonly kind: 'ready' | 'closed' }
  | { readonly kind: 'sequencing'; readonly snapshot: string }
  | { readonly kind: 'deliver'; readonly activity: string; readonly isNew: boolean }
  | {
      readonly kind: 'state'
      readonly activity: string
      readonly cmi: string
      readonly nav: string
      readonly isEnded: boolean
    }
  | {
      readonly kind: 'refused'
      readonly activity: string
      readonly call: string
      readonly element: string
      readonly length: number
      readonly code: string
      readonly sentence: string
    }

/** What the run-time page is told. */
type RuntimeCommand =
  | { readonly kind: 'open'; readonly id: string; readonly address: string; readonly cmi: Cmi }
  | { readonly kind: 'close' }
  | { readonly kind: 'begin'; readonly tree: string; readonly state: string }
  | { readonly kind: 'navigate'; readonly request: 'continue' | 'previous' | 'choice'; readonly target: string }

export type SendCommand = (command: RuntimeCommand) => void

export interface PackageFrame {
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly send: SendCommand
}

/** In characters: what a message may say of a call. */
const longestText = 500
/** Of a data model as JSON; longer ones are cut, and so are none. */
const longestCmi = 8_000_000

/** A message of the run-time page, or null: packages share its origin, so it may say anything. */
function readMessage(data: unknown): RuntimeMessage | null {
  if (typeof data !== 'object' || data === null || Reflect.get(data, 'somo') !== 'scorm') return null
  const text = (name: string, longest = longestText): string => {
    const value: unknown = Reflect.get(data, name)
    return typeof value === 'string' ? value.slice(0, longest) : ''
  }
  const kind = text('kind')
  const activity = text('activity')
  if (kind === 'ready' || kind === 'closed') return { kind }
  if (kind === 'sequencing') return { kind, snapshot: text('snapshot', longestCmi) }
  if (kind === 'deliver') return { kind, activity, isNew: Reflect.get(data, 'isNew') === true }
  if (kind === 'state')
    return {
      kind,
      activity,
      cmi: text('cmi', longestCmi),
      nav: text('nav'),
      isEnded: Reflect.get(data, 'isEnded') === true,
    }
  if (kind !== 'refused') return null
  const length: unknown = Reflect.get(data, 'length')
  return {
    kind,
    activity,
    call: text('call'),
    element: text('element'),
    code: text('code'),
    sentence: text('sentence'),
    length: typeof length === 'number' ? length : 0,
  }
}

/** Speaks with the run-time page at `address`, which runs on the content origin; messages of other windows are ignored. */
export function usePackageFrame(
  address: string,
  onMessage: (message: RuntimeMessage, send: SendCommand) => void,
): PackageFrame {
  const frame = useRef<HTMLIFrameElement>(null)
  const { origin } = new URL(address)
  const send: SendCommand = (command) =>
    frame.current?.contentWindow?.postMessage({ somo: 'scorm', ...command }, origin)
  const receive = useEffectEvent(({ origin: from, source, data }: MessageEvent) => {
    if (from !== origin || source === null || source !== frame.current?.contentWindow) return
    const message = readMessage(data)
    if (message !== null) onMessage(message, send)
  })
  useEffect(function listen() {
    const listener = (event: MessageEvent): void => receive(event)
    window.addEventListener('message', listener)
    return () => window.removeEventListener('message', listener)
  }, [])
  return { frame, send }
}
