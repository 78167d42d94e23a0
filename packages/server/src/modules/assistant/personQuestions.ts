import { fold } from '@somo/ui/locale/fold'

const name = String.raw`\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?`
const notWord = String.raw`(?<![\p{L}\p{N}])`
const wordEnd = String.raw`(?![\p{L}\p{N}])`
/** Pronouns and words such as "my colleague", which stand for a person. */
const someone = {
  en: '(?:he|she|they|my (?:colleague|coworker|teammate|employee|apprentice|trainee)s?)',
  de: '(?:er|sie|meine?[nr]? (?:kolleg|mitarbeiter|auszubildende|azubi)\\p{L}*)',
} as const
/** What people have in learning; a name stands before or after it. */
const learningNouns = {
  en: '(?:course|training|certificate|badge|deadline|lesson|task|progress|result|quiz|assignment)s?',
  de: '(?:Kurs|Schulung|Zertifikat|Nachweis|Abzeichen|Frist|Aufgabe|Lernstand|Fortschritt|Ergebnis|Unterweisung|Training)\\p{L}*',
  sw: '(?:kozi|somo|masomo|mafunzo|cheti|vyeti|beji|nishani)',
} as const
const nameDe = `(?!${learningNouns.de})${name}`

const pattern = (...alternatives: readonly string[]): RegExp =>
  new RegExp(`${notWord}(?:${alternatives.join('|')})${wordEnd}`, 'u')

/** A verb whose subject is another person: "Has Anna completed …", "Hat Ingo … abgeschlossen", "Amina amekamilisha". */
const thirdPersonVerbs = pattern(
  `(?:[Hh]as|[Dd]id) (?:${name}|${someone.en}|(?!(?:the|my|this|it|that|everything|anything|a|an|i|any)${wordEnd})\\p{Ll}+) (?:already |ever |also )?(?:complete[d]?|finish(?:ed)?|done|pass(?:ed)?|start(?:ed)?|earn(?:ed)?|get|got|take|taken|miss(?:ed)?)`,
  `[Dd]oes (?:${name}|${someone.en}) (?:still |already )?(?:have|need|own|hold)(?! (?:to )?be${wordEnd})`,
  `[Ii]s (?:${name}|${someone.en}) (?:done|finished|enrolled|behind|late)`,
  `[Hh]at (?:${name}|${someone.de}) (?:.* )?(?:abgeschlossen|bestanden|gemacht|erledigt|absolviert|begonnen|angefangen|beendet|erhalten|bekommen|verdient|teilgenommen|geschafft)`,
  `(?:[Mm]uss|[Ss]oll) (?:${nameDe}|${someone.de})(?!.*(?:werden|sein)${wordEnd})`,
  `[Ww](?:elche\\p{L}*|ie viele|as|ann) (?:.* )?hat (?:${nameDe}|${someone.de})`,
  `[Ii]st (?:${name}|${someone.de}) (?:mit|im Verzug|hinterher|(?:.* )?fertig)`,
  `(?:ame|ali|haja|ata)(?:kamilisha|maliza|pata|faulu|chelewa|anza|fanya|hitimu|soma)`,
  `(?:anatakiwa|anapaswa)`,
  `${name} (?:ana|anahitaji|hana)`,
)

/** What belongs to another person: "Anna's course", "Annas Kurs", "kozi ya Amina". */
const possessives = pattern(
  `(?!(?:[Ww]hat|[Ww]ho|[Ww]hen|[Ww]here|[Hh]ow|[Tt]hat|[Tt]here|[Hh]ere|[Ii]t|[Ll]et|[Tt]oday|[Tt]omorrow|[Ww]eek|[Mm]onth|[Yy]ear)[’'])\\p{L}+[’']s`,
  `\\p{Lu}\\p{L}+s[’'] \\p{L}+`,
  `(?:his|her|their) (?:\\p{L}+ )?${learningNouns.en}`,
  `(?:certificates?|badges?|courses?) of (?!(?:Completion|Attendance|Achievement|Participation)${wordEnd})${name}`,
  `(?!(?:Was|Bis|Das|Alles|Dieses|Welches|Meines|Unseres)${wordEnd})\\p{Lu}\\p{Ll}+s (?:\\p{Ll}+ )?${learningNouns.de}`,
  `(?:over)?due for ${name}`,
  `(?:fällig|offen|ist|steht) (?:noch )?(?:für|bei) ${nameDe}`,
  `${learningNouns.de} von ${nameDe}`,
  `(?:sein|ihr)(?:e[nmrs]?)? (?:\\p{Ll}+ )?${learningNouns.de}`,
  `${learningNouns.sw} (?:ya|la|cha|vya|za) (?!Ki\\p{Ll}+${wordEnd})${name}`,
  `${learningNouns.sw} (?:yake|lake|chake|vyake|zake|yao|vyao)`,
)

const ownWords = pattern('(?:[Ii]|me|[Mm]y|mine|[Ii]ch|mir|mich|[Mm]ein(?:e[nmrs]?)?|[wyzl]angu|changu|vyangu|mimi)')

/** Whether a question is about what the person who asks has themselves. */
export const isAboutOneself = (question: string): boolean => ownWords.test(question)

/** Whether the words of a question say that it is about another person, whoever that is. No data is read. */
export const namesAnotherPerson = (question: string, mayBePossessive: boolean): boolean => {
  // "Who has completed …" is about everybody.
  if (/ (?:nani|watu|wangapi) /u.test(` ${fold(question)} `)) return false
  return thirdPersonVerbs.test(question) || (mayBePossessive && !isAboutOneself(question) && possessives.test(question))
}
