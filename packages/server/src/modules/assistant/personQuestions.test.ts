import { expect, it } from 'vitest'
import { namesAnotherPerson } from './personQuestions.ts'
import { questions } from './testing/questions.ts'

it.each([
  "When is Anna's course due?",
  "when is anna's course due",
  'Has Ingo Schäfer completed fire safety?',
  'has anna passed the quiz?',
  'Which certificates does Anna have?',
  'What is due for Anna?',
  'Show his certificates',
  'Has my colleague finished the training?',
  'Hat Ingo Schäfer die Brandschutzschulung abgeschlossen?',
  'Wann ist Annas Kurs fällig?',
  'Was muss Anna noch machen?',
  'Welche Zertifikate hat Anna?',
  'Zertifikate von Anna',
  'Was ist bei Anna fällig?',
  'Wann läuft sein Zertifikat ab?',
  'Je, Amina amekamilisha kozi?',
  'Je, Amina hajamaliza kozi?',
  'Amina ana vyeti gani?',
  'Onyesha vyeti vya Amina',
  'Tarehe ya mwisho ya kozi yake ni lini?',
])('%s is about another person', (question) => {
  expect(namesAnotherPerson(question, true)).toBe(true)
})

it.each([
  "What's due?",
  'When is First Aid due?',
  'When does First Aid have to be done?',
  'Has the course started?',
  "What is this week's deadline?",
  'Is Data Protection overdue?',
  'When does my Certificate of Completion expire?',
  'Wann ist Brandschutz fällig?',
  'Muss Brandschutz erneuert werden?',
  'Was muss ich diese Woche machen?',
  'Welche Frist habe ich für Erste Hilfe?',
  'Cheti changu cha Huduma ya Kwanza kinaisha lini?',
  'Tarehe ya mwisho ya masomo ya Kijerumani ni lini?',
  ...Object.values(questions)
    .flatMap((list) => list.map(([question]) => question))
    .filter((question) => !question.includes('Dorothea')),
])('%s is not about another person', (question) => {
  expect(namesAnotherPerson(question, true)).toBe(false)
})
