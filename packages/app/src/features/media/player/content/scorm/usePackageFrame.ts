import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import type { Cmi } from './packageResult.ts'

/** What the run-time page tells of an open unit. */
export type RuntimeMessage =
  | { readonly kind: 'ready' | 'closed' }
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

export interface PackageFrame {
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly send: (command: RuntimeCommand) => void
}

const texts = ['activity', 'cmi', 'nav', 'call', 'element', 'code', 'sentence'] as const
const kinds = new Set(['ready', 'closed', 'state', 'refused'])
/** In characters: what a message may say of a call. */
const longestText = 500

/** A message of the run-time page, or null: packages share its origin, so it may say anything. */
function readMessage(data: unknown): RuntimeMessage | null {
  if (typeof data !== 'object' || data === null || !('somo' in data) || data.somo !== 'scorm') return null
  const { kind, length = 0, isEnded = false, ...rest } = data as Record<string, unknown>
  if (typeof kind !== 'string' || !kinds.has(kind) || typeof length !== 'number') return null
  const read = texts.map((name) => {
    const value = rest[name]
    const text = typeof value === 'string' ? value : ''
    return [name, name === 'cmi' ? text : text.slice(0, longestText)]
  })
  return { kind, ...Object.fromEntries(read), length, isEnded: isEnded === true } as unknown as RuntimeMessage
}

/** Speaks with the run-time page at `address`, which runs on the content origin; messages of other windows are ignored. */
export function usePackageFrame(address: string, onMessage: (message: RuntimeMessage) => void): PackageFrame {
  const frame = useRef<HTMLIFrameElement>(null)
  const { origin } = new URL(address)
  const receive = useEffectEvent(({ origin: from, source, data }: MessageEvent) => {
    if (from !== origin || source === null || source !== frame.current?.contentWindow) return
    const message = readMessage(data)
    if (message !== null) onMessage(message)
  })
  useEffect(function listen() {
    const listener = (event: MessageEvent): void => receive(event)
    window.addEventListener('message', listener)
    return () => window.removeEventListener('message', listener)
  }, [])
  return {
    frame,
    send: (command) => frame.current?.contentWindow?.postMessage({ somo: 'scorm', ...command }, origin),
  }
}
