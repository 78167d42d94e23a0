window.content = {
  title: { en: 'Passwords that hold', de: 'Passwörter, die halten' },
  pages: [
    {
      title: { en: 'Long beats complicated', de: 'Lang schlägt kompliziert' },
      text: {
        en: [
          'Four unrelated words are easier to remember and harder to guess than eight signs.',
          'Use each password for one account only.',
        ],
        de: [
          'Vier Wörter ohne Zusammenhang merkt man sich leichter und errät man schwerer als acht Zeichen.',
          'Nutzen Sie jedes Passwort nur für ein Konto.',
        ],
      },
      question: {
        text: { en: 'Which password is the strongest?', de: 'Welches Passwort ist das stärkste?' },
        options: [
          { en: 'Summer2026!', de: 'Sommer2026!' },
          { en: 'violin cactus ferry onion', de: 'Geige Kaktus Fähre Zwiebel' },
          { en: 'P@ssw0rd', de: 'P@ssw0rt' },
        ],
        right: 1,
        why: {
          en: 'Seasons with a year and swapped letters are the first guesses.',
          de: 'Jahreszeiten mit Jahr und getauschte Buchstaben werden zuerst geraten.',
        },
      },
    },
    {
      title: { en: 'Let a manager remember', de: 'Überlassen Sie das Merken dem Programm' },
      text: {
        en: [
          'A password manager makes and keeps a password for each account.',
          'It also notices a false sign-in page: it offers nothing there.',
        ],
        de: [
          'Ein Passwortmanager erzeugt und verwahrt für jedes Konto ein eigenes Passwort.',
          'Er bemerkt auch gefälschte Anmeldeseiten: Dort bietet er nichts an.',
        ],
      },
    },
    {
      title: { en: 'Somebody asks for it', de: 'Jemand fragt danach' },
      text: {
        en: ['IT never asks for your password, by phone, by email or in person.'],
        de: ['Die IT fragt nie nach Ihrem Passwort, weder am Telefon noch per E-Mail noch persönlich.'],
      },
      question: {
        text: {
          en: 'A colleague from IT asks for your password on the phone. What now?',
          de: 'Jemand aus der IT fragt am Telefon nach Ihrem Passwort. Was nun?',
        },
        options: [
          { en: 'Say no and report the call', de: 'Ablehnen und den Anruf melden' },
          { en: 'Tell it and change it afterwards', de: 'Es nennen und danach ändern' },
        ],
        right: 0,
        why: { en: 'A real colleague does not need it.', de: 'Echte Kolleginnen und Kollegen brauchen es nicht.' },
      },
    },
    {
      title: { en: 'Well done', de: 'Gut gemacht' },
      text: {
        en: ['Long, different everywhere, and never told.'],
        de: ['Lang, überall anders und niemandem verraten.'],
      },
    },
  ],
}
