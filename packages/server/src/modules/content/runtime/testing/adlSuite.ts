import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a page of ADL's test suite does with the run-time API. */
export interface Command {
  readonly call: 'GetValue' | 'SetValue'
  /** `&id&` stands for the index of the objective of that name. */
  readonly element: string
  readonly value: string
  /** What the call answers; null where the suite says nothing that is compared. */
  readonly answer: string | null
}

/** One visit of an activity. */
export interface Visit {
  /** The number in the parameters of the item. */
  readonly activity: string
  readonly commands: readonly Command[]
  /** What the tester does after it, such as `Continue` or `Choice~Activity 3`. */
  readonly next: string
}

const folder = 'scorm2004-adl-cts/Courses'
const realData = process.env['SOMO_REALDATA'] ?? join(import.meta.dirname, '../../../../../../../../shared/realdata')

/** The packages of the suite, by their names without the prefix. */
export const adlTests: readonly string[] = existsSync(join(realData, folder))
  ? readdirSync(join(realData, folder))
      .filter((name) => name.startsWith('LMSTestPackage_C'))
      .map((name) => name.replace('LMSTestPackage_', ''))
  : []

export const manifestOf = (name: string): Buffer =>
  readFileSync(join(realData, folder, `LMSTestPackage_${name}`, 'imsmanifest.xml'))

/** What the suite does with a package: how it is begun, and the visits in the order that the rules must lead to. */
export function readAdlTest(name: string): { readonly start: string; readonly visits: readonly Visit[] } {
  const lines = readFileSync(join(realData, folder, 'TestCases', `${name}.properties`), 'utf8').split(/\r?\n/)
  const visits = new Map<string, { activity: string; commands: Command[]; next: string }>()
  let [start, section] = ['.', 0]
  for (const line of lines) {
    if (line.startsWith('###')) section += 1
    start = /^start=(.*)$/.exec(line)?.[1] ?? start
    const [, key = '', activity = '', rest = ''] = /^(Act(\d+)V\d+)\.(.*)$/.exec(line) ?? []
    if (key === '') continue
    const visit = visits.get(`${key} ${section}`) ?? { activity, commands: [], next: '' }
    visits.set(`${key} ${section}`, visit)
    const command = /^commands\.\d+=(GET|SET)->(.*)$/.exec(rest)
    if (command !== null) visit.commands.push(...readCommand(command[1] ?? '', (command[2] ?? '').split('->')))
    visit.next = /^CUI=(.*)$/.exec(rest)?.[1] ?? visit.next
  }
  return { start, visits: [...visits.values()] }
}

function readCommand(kind: string, [element = '', answer = '']: readonly string[]): readonly Command[] {
  const [name = '', value = ''] = element.split('!')
  if (kind === 'SET')
    return [{ call: 'SetValue', element: expand(name), value: readValue(value), answer: truth(answer) }]
  return [{ call: 'GetValue', element: expand(name), value: '', answer: answer === '' ? null : truth(answer) }]
}

const truth = (text: string): string => ({ t: 'true', f: 'false' })[text] ?? text

const words: Readonly<Record<string, string>> = {
  c: 'cmi',
  a: 'adl',
  n: 'nav',
  r: 'request',
  rv: 'request_valid',
  OB: 'objectives',
  CS: 'completion_status',
  SS: 'success_status',
  PM: 'progress_measure',
  X: 'exit',
  ID: 'id',
  CNT: '_count',
  SPS: 'scaled_passing_score',
  MAXTA: 'max_time_allowed',
  'N.c': 'continue',
  'N.p': 'previous',
  'TY.c': 'choice',
}

/** `a~n~rv~TY.c~tar~activity_2` is `adl.nav.request_valid.choice.{target=activity_2}`. */
function expand(text: string): string {
  const target = /~tar~(.+)$/.exec(text)
  const path = text
    .replace(/~tar~.+$/, '')
    .split('~')
    .map((part) => words[part] ?? part)
    .join('.')
  return target === null ? path : `${path}.{target=${target[1] ?? ''}}`
}

const values: Readonly<Record<string, string>> = {
  comp: 'completed',
  incomp: 'incomplete',
  unk: 'unknown',
  notatt: 'not attempted',
  pass: 'passed',
  'M.n': 'normal',
  'N.c': 'continue',
  'N.p': 'previous',
  'N.ea': 'exitAll',
  'N.sa': 'suspendAll',
}

function readValue(text: string): string {
  const target = /^tar~(.+)~(TY\.c|N\.j)$/.exec(text)
  if (target !== null) return `{target=${target[1] ?? ''}}${target[2] === 'N.j' ? 'jump' : 'choice'}`
  return values[text] ?? text
}
