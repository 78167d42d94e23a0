window.content = {
  title: { en: 'Working safely on ladders', de: 'Sicher arbeiten auf Leitern' },
  pages: [
    {
      title: { en: 'Is a ladder the right choice?', de: 'Ist eine Leiter die richtige Wahl?' },
      text: {
        en: [
          'A ladder is for short, light work: changing a lamp, reading a meter.',
          'For anything that takes longer than half an hour, use a platform or a scaffold.',
        ],
        de: [
          'Eine Leiter ist für kurze, leichte Arbeiten da: eine Lampe wechseln, einen Zähler ablesen.',
          'Für alles, was länger als eine halbe Stunde dauert, nehmen Sie eine Arbeitsbühne oder ein Gerüst.',
        ],
      },
    },
    {
      title: { en: 'Check it, then place it', de: 'Erst prüfen, dann aufstellen' },
      text: {
        en: [
          'Look at rungs, feet and hinges. A ladder with a defect is marked and taken away.',
          'A leaning ladder stands at an angle of about 70 degrees: one step out for every four steps up.',
        ],
        de: [
          'Sehen Sie sich Sprossen, Füße und Gelenke an. Eine beschädigte Leiter wird gekennzeichnet und entfernt.',
          'Eine Anlegeleiter steht in einem Winkel von etwa 70 Grad: ein Schritt nach außen auf vier nach oben.',
        ],
      },
      question: {
        text: { en: 'You find a cracked rung. What do you do?', de: 'Sie finden eine gerissene Sprosse. Was tun Sie?' },
        options: [
          { en: 'Step over it', de: 'Darüber hinwegsteigen' },
          { en: 'Mark the ladder and take it out of use', de: 'Die Leiter kennzeichnen und aus dem Verkehr ziehen' },
          { en: 'Tape the rung', de: 'Die Sprosse mit Klebeband umwickeln' },
        ],
        right: 1,
        why: {
          en: 'The next person cannot see the crack from below.',
          de: 'Die nächste Person sieht den Riss von unten nicht.',
        },
      },
    },
    {
      title: { en: 'On the ladder', de: 'Auf der Leiter' },
      text: {
        en: [
          'Keep three points of contact: two feet and a hand, or two hands and a foot.',
          'Your belt buckle stays between the rails. Move the ladder instead of leaning out.',
        ],
        de: [
          'Halten Sie immer an drei Punkten Kontakt: zwei Füße und eine Hand oder zwei Hände und ein Fuß.',
          'Die Gürtelschnalle bleibt zwischen den Holmen. Versetzen Sie die Leiter, statt sich hinauszulehnen.',
        ],
      },
      question: {
        text: { en: 'How many points of contact do you keep?', de: 'An wie vielen Punkten halten Sie Kontakt?' },
        options: [
          { en: 'One', de: 'An einem' },
          { en: 'Two', de: 'An zwei' },
          { en: 'Three', de: 'An drei' },
        ],
        right: 2,
        why: {
          en: 'With three points a slip is not yet a fall.',
          de: 'Mit drei Punkten wird aus einem Ausrutschen noch kein Sturz.',
        },
      },
    },
    {
      title: { en: 'That’s it', de: 'Geschafft' },
      text: {
        en: ['Check, place, three points. Report every defect you find.'],
        de: ['Prüfen, aufstellen, drei Punkte. Melden Sie jeden Mangel, den Sie finden.'],
      },
    },
  ],
}
