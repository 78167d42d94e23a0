import type { AssistantIntent } from '@somo/graphql/schema'
import { fold } from '@somo/ui/locale/fold'
import type { Caller } from '../../access/caller.ts'
import { emptyAnswer, managesPeople, type Answer, type Question } from './answer.ts'
import type { NamedPerson } from './findPeopleInScope.ts'
import { isAboutOneself, namesAnotherPerson } from './personQuestions.ts'
import { subjectOf } from './subjectWords.ts'

/** Finds people whom a caller manages by whole words of their names, those with most of the words first. */
export interface PersonLookup {
  find(caller: Caller, words: readonly string[]): Promise<readonly NamedPerson[]>
}

/** Intents that are answered with what the caller has themselves. */
const ownIntents: ReadonlySet<AssistantIntent> = new Set(['DUE', 'CONTINUE', 'CERTIFICATES', 'BADGES'])
/** Intents that concern many people, or none. */
const otherIntents: ReadonlySet<AssistantIntent> = new Set(['OVERDUE', 'EXPIRING', 'CONTACT', 'HELP'])
const fewestLetters = 3
const mostNames = 12

/**
 * The answer to a question about another person; null where it is not about one. People outside the caller's scope are answered
 * like names that nobody has: only the words of the question and people in the scope decide.
 */
export async function answerAboutPerson(
  people: PersonLookup,
  { question, caller }: Question,
  intent: AssistantIntent,
): Promise<Answer | null> {
  if (otherIntents.has(intent)) return null
  const isOwnIntent = ownIntents.has(intent)
  const isByWords = namesAnotherPerson(question, isOwnIntent)
  const found = managesPeople(caller) ? await findNamed(people, caller, question) : null
  // A single word may be a topic as well as a name, so it counts only where the answer would otherwise be the caller's own data.
  const isByName =
    found !== null && !isAboutOneself(question) && (found.matched > 1 || (isOwnIntent && found.isCapital))
  if (!isByWords && !isByName) return null
  return { ...emptyAnswer, intent: 'PERSON', total: found?.people.length ?? 0, subject: found?.subject ?? null }
}

interface Named {
  readonly people: readonly NamedPerson[]
  /** How many words of the question are in the name. */
  readonly matched: number
  readonly isCapital: boolean
  /** The name of the person; of several, the words that they share. */
  readonly subject: string
}

/** The people with most words of the question in their names; null for none. */
async function findNamed(people: PersonLookup, caller: Caller, question: string): Promise<Named | null> {
  const phrases = namesIn(question)
  if (phrases.length === 0) return null
  const found = await people.find(caller, [...new Set(phrases.flat().flatMap(spellings))])
  const ranked = found
    .map((person) => ({ person, words: wordsOfName(person, phrases) }))
    .toSorted((one, other) => other.words.length - one.words.length)
  const [first] = ranked
  if (first === undefined || first.words.length === 0) return null
  const best = ranked.filter(({ words }) => words.length === first.words.length).map(({ person }) => person)
  return {
    people: best,
    matched: first.words.length,
    isCapital: first.words.some((word) => /^\p{Lu}/u.test(word)),
    subject: best.length === 1 ? first.person.name : first.words.map(nominative(first.person)).join(' '),
  }
}

/** What may be a name in a question: words with capitals that follow each other; without any, every word that is not common. */
function namesIn(question: string): readonly (readonly string[])[] {
  const readable = (text: string): string[] =>
    subjectOf(text)
      .split(' ')
      .filter((word) => fold(word).length >= fewestLetters)
  const capitals = (question.match(/\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)*/gu) ?? []).map(readable)
  const names = capitals.filter((words) => words.length > 0)
  return (names.length > 0 ? names : readable(question).map((word) => [word])).slice(0, mostNames)
}

/** The words of the phrases that are in a name as a whole: "Anna Brand" does not mean Tina Brand. */
function wordsOfName({ name }: NamedPerson, phrases: readonly (readonly string[])[]): readonly string[] {
  const inName = new Set(fold(name).split(' '))
  return phrases.filter((words) => words.every((word) => spellings(word).some((one) => inName.has(one)))).flat()
}

/** A word of a question, folded, also without the s of a possessive: "Anna's" and "Annas" are `anna`. */
function spellings(word: string): readonly string[] {
  const folded = fold(word)
  return folded.endsWith('s') && folded.length > fewestLetters ? [folded, folded.slice(0, -1)] : [folded]
}

/** A word of a question as the name has it. */
const nominative =
  ({ name }: NamedPerson) =>
  (word: string): string =>
    name.split(' ').find((part) => spellings(word).includes(fold(part))) ?? word
