import type { AttemptCommitInput } from '@somo/graphql/schema'
import { SomoError } from '../../access/somoError.ts'
import type { CommitInput } from './commitAttempt.ts'

/** Characters; packages keep their state in it (hard stop 1 MiB). */
const longestState = 1_048_576

const refuse = (argument: string): never => {
  throw new SomoError('BAD_INPUT', { argument: `input.${argument}` })
}

const isPercent = (value: number | null | undefined): boolean => (value ?? 0) >= 0 && (value ?? 0) <= 100

/** A text of a package as the database can store it: NUL and halves of characters are replaced. */
const storable = (text: string): string => text.replaceAll('\0', '\ufffd').toWellFormed()

/**
 * Reads one write of a player.
 * @throws SomoError BAD_INPUT that names the argument that breaks a rule
 */
export function readCommitInput(input: AttemptCommitInput): Omit<CommitInput, 'person'> {
  if (input.sequence < 1) refuse('sequence')
  if (!isPercent(input.score)) refuse('score')
  if (!isPercent(input.progress)) refuse('progress')
  if ((input.seconds ?? 0) < 0) refuse('seconds')
  if ((input.suspendData?.length ?? 0) > longestState) refuse('suspendData')
  const { location, suspendData } = input
  return {
    ...input,
    ...(typeof location === 'string' ? { location: storable(location) } : {}),
    ...(typeof suspendData === 'string' ? { suspendData: storable(suspendData) } : {}),
    runtime: readRuntime(input.runtime ?? null),
    watched: readRanges(input.watched ?? []),
  }
}

function readRuntime(text: string | null): Record<string, unknown> | null {
  if (text === null) return null
  if (text.length > longestState) refuse('runtime')
  const value = parse(text)
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : refuse('runtime')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value: unknown) => (typeof value === 'string' ? storable(value) : value))
  } catch {
    return null
  }
}

const readRanges = (ranges: readonly (readonly number[])[]): (readonly [number, number])[] =>
  ranges.map(([from = -1, to = -1, ...more]) => {
    if (more.length > 0 || from < 0 || to < from) refuse('watched')
    return [from, to]
  })
