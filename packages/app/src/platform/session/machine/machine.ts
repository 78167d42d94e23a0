import { anonymous, to } from './transitions.ts'
import type { Transition } from './transitions.ts'
import { whileAnonymous, whileRedirecting } from './machineOutside.ts'
import { whileSignedIn, whileSuspended } from './machineRunning.ts'
import { whileDiscovering, whileExchanging, whileRefreshing } from './machineStart.ts'
import type { Effect, Facts, Machine, Phase, SessionEvent, Step } from './machineTypes.ts'

/** Where every session begins. */
export const initialMachine: Machine = { phase: { name: 'configuring' }, isComplete: false }

/**
 * The session's rules (session.md 2.1), pure: one event in, the next state and the effects out, in order. It never
 * throws; an event that means nothing in a phase changes nothing. "complete" is asked for exactly once.
 */
export function transition(machine: Machine, event: SessionEvent, facts: Facts): Step {
  const answer = answerTo(machine.phase, event, facts)
  if (answer === null) return { machine, effects: [] }
  const isEnd = answer.phase.name === 'signedIn' || answer.phase.name === 'anonymous' || answer.effects.some(isLeaving)
  if (machine.isComplete || !isEnd) return { machine: { ...machine, phase: answer.phase }, effects: answer.effects }
  const leaving = answer.effects.findIndex(isLeaving)
  const place = leaving === -1 ? answer.effects.length : leaving
  const effects = answer.effects.toSpliced(place, 0, { type: 'complete' })
  return { machine: { phase: answer.phase, isComplete: true }, effects }
}

function isLeaving(effect: Effect): boolean {
  return effect.type === 'redirect'
}

function answerTo(phase: Phase, event: SessionEvent, facts: Facts): Transition | null {
  if (event.type === 'LOG_OUT') return answerToLogOut(phase, facts)
  switch (phase.name) {
    case 'configuring':
      if (event.type === 'CONFIG_OK') return to({ name: 'discovering' }, { type: 'loadDiscovery' })
      if (event.type === 'CONFIG_UNREACHABLE')
        return to(anonymous(event.reason), { type: 'report', reason: event.reason })
      return event.type === 'CONFIG_BAD' ? to(anonymous('config_missing')) : null
    case 'discovering':
      return whileDiscovering(event, facts)
    case 'exchanging':
      return whileExchanging(event, facts)
    case 'refreshing':
      return whileRefreshing(phase.cause, event, facts)
    case 'signedIn':
      return whileSignedIn(phase, event, facts)
    case 'suspended':
      return whileSuspended(phase, event, facts)
    case 'anonymous':
      return whileAnonymous(phase, event, facts)
    case 'redirecting':
      return whileRedirecting(event, facts)
    case 'loggingOut':
      if (event.type === 'LOGGED_OUT') return to(anonymous(event.isEverywhere ? 'logged_out' : 'logged_out_here'))
      return event.type === 'PAGE_RESTORED' ? to(anonymous('logged_out')) : null
    case 'switching':
      if (event.type === 'RELOAD_REFUSED') return to({ name: 'discovering' }, { type: 'loadDiscovery' })
      return event.type === 'PAGE_RESTORED' ? to(phase, { type: 'reload' }) : null
    default:
      return phase satisfies never
  }
}

function answerToLogOut(phase: Phase, facts: Facts): Transition | null {
  // Whoever asks has been asked about unsaved work: the browser must not hold the page back half signed out.
  const logOut = to({ name: 'loggingOut' }, { type: 'stopMonitor' }, { type: 'abandonWork' }, { type: 'fullLogout' })
  switch (phase.name) {
    case 'redirecting':
      // In a frame it is the window for signing in that is open, and the page around may well log out meanwhile.
      return facts.isFramed ? logOut : null
    case 'configuring':
    case 'loggingOut':
    case 'switching':
      return null
    default:
      return logOut
  }
}
