import type { UserErrorCode } from '@somo/graphql/schema'
import { useRef, useState } from 'react'
import type { Forecast } from './bulk.ts'

/** What speaks of the values themselves, whoever they are for. */
const ofValues: readonly UserErrorCode[] = ['REQUIRED', 'IN_THE_PAST']

/** The dry run of values that are typed first: what is wrong with them is told where they are, all else by the question after. */
export interface Preview {
  /** Null while nothing is known to be wrong with the values. */
  readonly error: UserErrorCode | null
  readonly isPending: boolean
  /** Asks what the values would do; answers whether the question may follow. */
  readonly look: () => Promise<boolean>
  /** The dry run for the question: what was answered before it at first, and asked anew from then on. */
  readonly ask: () => Promise<Forecast>
  /** The values are other ones now. */
  readonly forget: () => void
}

const errorOf = ({ consequences }: Forecast): UserErrorCode | null => {
  if (consequences === null || consequences.concerned > 0 || consequences.unchanged > 0) return null
  return consequences.refused.find(({ code }) => ofValues.includes(code))?.code ?? null
}

/** Looks ahead by `preview`, which asks with the values as they are now. */
export function usePreview(preview: () => Promise<Forecast>): Preview {
  const [error, setError] = useState<UserErrorCode | null>(null)
  const [isPending, setPending] = useState(false)
  const known = useRef<Forecast | null>(null)
  return {
    error,
    isPending,
    look: async () => {
      if (isPending) return false
      setPending(true)
      const forecast = await preview()
      setPending(false)
      const found = errorOf(forecast)
      known.current = found === null ? forecast : null
      setError(found)
      return found === null
    },
    ask: () => {
      const { current } = known
      known.current = null
      return current === null ? preview() : Promise.resolve(current)
    },
    forget: () => setError(null),
  }
}
