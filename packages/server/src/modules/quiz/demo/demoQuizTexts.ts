import { choices, items, options, pairs, type DemoQuiz } from './demoQuizParts.ts'

const fireTest: DemoQuiz = {
  locale: 'en',
  title: 'Fire safety test',
  minutes: 15,
  unit: 'operations',
  category: 'fire-safety',
  summary: 'Eight questions about alarms, extinguishers and the way out.',
  passMark: 75,
  attemptLimit: 3,
  settings: { order: 'FIXED', shuffleOptions: true, timeLimitMinutes: 20, paging: 'ONE', showResults: 'AFTER' },
  sections: [
    {
      title: 'Alarm',
      pick: null,
      questions: [
        {
          title: 'When the alarm sounds',
          content: {
            type: 'SINGLE',
            stem: 'The alarm sounds while you are on the phone. What do you do first?',
            options: options(
              ['Hang up, switch off your machine and leave', 'Right. Every second of smoke counts.'],
              ['Finish the call', 'No call is worth the time.'],
              ['Wait for a colleague to confirm it', 'Treat every alarm as real.'],
              ['Fetch your coat from the cloakroom', 'Never go a longer way for belongings.'],
            ),
          },
        },
        {
          title: 'Lifts',
          content: {
            type: 'TRUE_FALSE',
            stem: 'In a fire the lift is the fastest way out.',
            isTrue: false,
            feedback: 'Lifts can stop between floors and fill with smoke. Take the stairs.',
          },
        },
        {
          title: 'Leaving in order',
          content: {
            type: 'ORDERING',
            stem: 'Put the steps of an evacuation in order.',
            scoring: 'PARTIAL',
            items: items('Stop work', 'Leave by the nearest exit', 'Go to the assembly point', 'Report who is missing'),
          },
        },
      ],
    },
    {
      title: 'Extinguishers',
      pick: 3,
      questions: [
        {
          title: 'Burning fat',
          content: {
            type: 'SINGLE',
            stem: 'A pan of fat is burning. What puts it out?',
            options: options(
              ['A fire blanket', 'Right. It takes the air away.'],
              ['Water', 'Water turns to steam at once and throws the burning fat out of the pan.'],
              ['Blowing hard'],
            ),
          },
        },
        {
          title: 'Electrical equipment',
          content: {
            type: 'MULTIPLE',
            stem: 'Which extinguishers may be used on electrical equipment?',
            scoring: 'PARTIAL',
            options: choices(['Carbon dioxide', true], ['Powder', true], ['Water', false], ['Foam', false]),
          },
        },
        {
          title: 'Classes of fire',
          content: {
            type: 'MATCHING',
            stem: 'What burns in each class of fire?',
            scoring: 'PARTIAL',
            ...pairs(['Class A', 'Wood and paper'], ['Class B', 'Petrol and oil'], ['Class F', 'Cooking fat']),
          },
        },
        {
          title: 'Discharge time',
          content: {
            type: 'NUMERIC',
            stem: 'For about how many seconds does a 6 kg extinguisher work?',
            unit: 's',
            accepts: [{ from: 10, to: 25, weight: 100 }],
            feedback: 'Between 10 and 25 seconds, so aim before you press.',
          },
        },
      ],
    },
    {
      title: 'Emergency call',
      pick: null,
      questions: [
        {
          title: 'The number',
          content: {
            type: 'SHORT_TEXT',
            stem: 'Which number reaches the fire brigade in Europe?',
            isCaseSensitive: false,
            accepts: [{ text: '112', weight: 100 }],
          },
        },
        {
          title: 'What you say',
          content: {
            type: 'CLOZE',
            stem: 'Complete the rule of the emergency call.',
            parts: [
              { text: 'First say ' },
              { gap: 'g1' },
              { text: ' it burns, then wait for ' },
              { gap: 'g2' },
              { text: '.' },
            ],
            gaps: [
              {
                id: 'g1',
                kind: 'LIST',
                options: options(['where'], ['why'], ['since when']),
              },
              {
                id: 'g2',
                kind: 'TYPED',
                isCaseSensitive: false,
                accepts: [
                  { text: 'questions', weight: 100 },
                  { text: 'further questions', weight: 100 },
                ],
              },
            ],
          },
        },
      ],
    },
  ],
}

const liftingTest: DemoQuiz = {
  locale: 'de',
  title: 'Test: Heben und Tragen',
  minutes: 10,
  unit: 'goods-in',
  category: 'safety',
  summary: 'Sechs Fragen zum rückengerechten Arbeiten, ohne Zeitbegrenzung.',
  passMark: 60,
  attemptLimit: null,
  settings: { order: 'SHUFFLED', shuffleOptions: true, timeLimitMinutes: null, paging: 'ALL', showResults: 'AFTER' },
  sections: [
    {
      title: '',
      pick: null,
      questions: [
        {
          title: 'Haltung',
          content: {
            type: 'SINGLE',
            stem: 'Wie heben Sie eine schwere Kiste?',
            options: options(
              ['Mit geradem Rücken aus den Knien', 'Richtig. Die Kraft kommt aus den Beinen.'],
              ['Mit gestreckten Beinen', 'So lastet alles auf der Lendenwirbelsäule.'],
              ['Mit Schwung', 'Schwung belastet die Bandscheiben zusätzlich.'],
            ),
          },
        },
        {
          title: 'Drehen',
          content: {
            type: 'TRUE_FALSE',
            stem: 'Beim Tragen darf man den Oberkörper verdrehen.',
            isTrue: false,
            feedback: 'Bewegen Sie die Füße, nicht den Rücken.',
          },
        },
        {
          title: 'Hilfsmittel',
          content: {
            type: 'MULTIPLE',
            stem: 'Was erleichtert das Tragen?',
            scoring: 'PARTIAL',
            options: choices(['Sackkarre', true], ['Zu zweit tragen', true], ['Weit vom Körper tragen', false]),
          },
        },
        {
          title: 'Reihenfolge',
          content: {
            type: 'ORDERING',
            stem: 'Bringen Sie die Schritte in die richtige Reihenfolge.',
            scoring: 'PARTIAL',
            items: items('Weg prüfen', 'Nah an die Last treten', 'In die Knie gehen', 'Gleichmäßig anheben'),
          },
        },
        {
          title: 'Gewicht',
          content: {
            type: 'NUMERIC',
            stem: 'Drei Kartons wiegen je 12 kg. Wie schwer sind sie zusammen?',
            unit: 'kg',
            accepts: [{ from: 36, to: 36, weight: 100 }],
          },
        },
        {
          title: 'Einschätzung',
          content: {
            type: 'SCALE',
            stem: 'Wie sicher fühlen Sie sich beim Heben?',
            from: 1,
            to: 5,
            lowLabel: 'gar nicht',
            highLabel: 'sehr',
          },
        },
      ],
    },
  ],
}

/** The quizzes of the demo. */
export const demoQuizzes: readonly DemoQuiz[] = [fireTest, liftingTest]
