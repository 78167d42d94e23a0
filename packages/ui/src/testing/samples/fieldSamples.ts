import type { Samples } from './sampleTypes.ts'

/** What stories of fields and forms say beside English. */
export const fieldSamples = {
  // Checkbox and CheckboxGroup
  'A course needs at least one language.': {
    de: 'Ein Kurs braucht mindestens eine Sprache.',
    sw: 'Kozi inahitaji angalau lugha moja.',
  },
  'All 214 people': { de: 'Alle 214 Personen', sw: 'Watu wote 214' },
  'All languages': { de: 'Alle Sprachen', sw: 'Lugha zote' },
  'Languages of the course': { de: 'Kurssprachen', sw: 'Lugha za kozi' },
  'Learners see it in the first that fits.': {
    de: 'Lernende sehen ihn in der ersten, die passt.',
    sw: 'Wanafunzi huiona katika lugha ya kwanza inayofaa.',
  },
  'Not translated yet.': { de: 'Noch nicht übersetzt.', sw: 'Bado haijatafsiriwa.' },
  'On the day the certificate runs out.': {
    de: 'Am Tag, an dem das Zertifikat abläuft.',
    sw: 'Siku ambayo muda wa cheti unaisha.',
  },
  'Select Amani Juma': { de: 'Amani Juma auswählen', sw: 'Chagua Amani Juma' },
  'Send a copy to the manager': { de: 'Kopie an die Leitung senden', sw: 'Tuma nakala kwa msimamizi wa kitengo' },
  'Soft hyphens stand in long words.': {
    de: 'Lange Wörter enthalten weiche Trennstriche.',
    sw: 'Maneno marefu yana vistari laini vya kukatia.',
  },
  'Without consent nothing can be sent.': {
    de: 'Ohne Zustimmung kann nichts gesendet werden.',
    sw: 'Bila ridhaa hakuna kinachoweza kutumwa.',
  },

  // ColorField and ComboBox
  'Choose a person.': { de: 'Es fehlt eine Person.', sw: 'Chagua mtu.' },
  'Colour of the badge': { de: 'Abzeichenfarbe', sw: 'Rangi ya beji' },
  'Name or e-mail.': { de: 'Name oder E-Mail.', sw: 'Jina au barua pepe.' },
  'The colour comes from the default unit Uferwerk Logistik.': {
    de: 'Die Farbe kommt von der Standard-Einheit Uferwerk Logistik.',
    sw: 'Rangi inatoka kwenye kitengo cha msingi Uferwerk Logistik.',
  },
  'The directory does not answer.': { de: 'Das Verzeichnis antwortet nicht.', sw: 'Saraka ya watu haijibu.' },

  // DateField and DateRangeField
  'Due date': { de: 'Fällig am', sw: 'Tarehe ya mwisho' },
  'Last 30 days': { de: 'Letzte 30 Tage', sw: 'Siku 30 zilizopita' },
  'Last 7 days': { de: 'Letzte 7 Tage', sw: 'Siku 7 zilizopita' },
  Period: { de: 'Zeitraum', sw: 'Kipindi' },
  'Say by when it is due.': { de: 'Es fehlt, bis wann es fällig ist.', sw: 'Weka tarehe ya mwisho.' },
  'Say from when until when.': { de: 'Es fehlt, von wann bis wann.', sw: 'Weka tarehe ya kuanza na ya kumaliza.' },
  'Set by the import.': { de: 'Vom Import gesetzt.', sw: 'Imewekwa na uingizaji.' },
  'The due date follows from the path.': {
    de: 'Die Frist ergibt sich aus dem Lernpfad.',
    sw: 'Tarehe ya mwisho inatokana na njia ya kujifunza.',
  },
  'The hall is closed on Sundays.': {
    de: 'Die Halle ist sonntags geschlossen.',
    sw: 'Ukumbi hufungwa siku za Jumapili.',
  },
  'The last day counts.': { de: 'Der letzte Tag zählt mit.', sw: 'Siku ya mwisho inahesabiwa.' },

  // DropZone and FileField
  Attachment: { de: 'Anhang', sw: 'Kiambatisho' },
  'Files of the medium': { de: 'Dateien dieses Mediums', sw: 'Faili za somo' },
  'Logo, light': { de: 'Logo, hell', sw: 'Nembo, angavu' },
  'Photos of the load': { de: 'Fotos der Ladung', sw: 'Picha za mzigo' },
  Proofs: { de: 'Nachweise', sw: 'Ithibati' },
  'The medium is being published. Files can be added again afterwards.': {
    de: 'Das Medium wird gerade veröffentlicht. Danach lassen sich wieder Dateien hinzufügen.',
    sw: 'Somo linachapishwa sasa. Faili zinaweza kuongezwa tena baada ya hapo.',
  },
  'The reviewer sees it.': { de: 'Die prüfende Person sieht ihn.', sw: 'Mkaguzi hukiona.' },
  'The task was handed in on 12 November.': {
    de: 'Die Aufgabe wurde am 12. November abgegeben.',
    sw: 'Kazi iliwasilishwa tarehe 12 Novemba.',
  },
  'They are checked before anybody sees them.': {
    de: 'Sie werden geprüft, bevor jemand sie sieht.',
    sw: 'Hukaguliwa kabla ya mtu yeyote kuziona.',
  },
  'Without a proof the record cannot be reviewed.': {
    de: 'Ohne Nachweis kann der Eintrag nicht geprüft werden.',
    sw: 'Bila ithibati taarifa hii haiwezi kukaguliwa.',
  },

  // ErrorSummary
  'Another draft of this medium is already being reviewed': {
    de: 'Ein anderer Entwurf dieses Mediums wird bereits geprüft',
    sw: 'Rasimu nyingine ya somo hili tayari inakaguliwa',
  },
  'At least 2 months.': { de: 'Mindestens 2 Monate.', sw: 'Angalau miezi 2.' },
  'At most 100 %.': { de: 'Höchstens 100\u{A0}%.', sw: 'Isizidi 100\u{A0}%.' },
  'At most 4 weeks.': { de: 'Höchstens 4 Wochen.', sw: 'Isizidi wiki 4.' },
  'Enter a name.': { de: 'Es fehlt ein Name.', sw: 'Andika jina.' },
  'One thing keeps this from being saved': {
    de: 'Eine Angabe verhindert das Speichern',
    sw: 'Jambo moja linazuia kuhifadhi',
  },
  Reminder: { de: 'Erinnerung', sw: 'Kikumbusho' },
  'is missing': { de: 'fehlt', sw: 'linakosekana' },
  'lies after the end': { de: 'liegt nach dem Ende', sw: 'kiko baada ya mwisho' },

  // Field
  '8 left': { de: 'noch 8', sw: 'zimebaki 8' },
  'A hint.': { de: 'Ein Hinweis.', sw: 'Dokezo.' },
  'The HR system decides this.': {
    de: 'Das bestimmt das Personalsystem.',
    sw: 'Mfumo wa rasilimali watu huamua hili.',
  },
  'The control': { de: 'Das Bedienelement', sw: 'Kidhibiti' },
  'The unit was closed.': { de: 'Die Einheit wurde geschlossen.', sw: 'Kitengo kilifungwa.' },
  'Where the person works.': { de: 'Wo die Person arbeitet.', sw: 'Mahali mtu anapofanya kazi.' },
  'Without a unit nobody can see the person.': {
    de: 'Ohne Einheit kann niemand die Person sehen.',
    sw: 'Bila kitengo hakuna anayeweza kumwona mtu huyu.',
  },

  // Form
  Cancel: { de: 'Abbrechen', sw: 'Ghairi' },
  'Family name': { de: 'Nachname', sw: 'Jina la ukoo' },
  'Good to see you.': { de: 'Schön, dass Sie da sind.', sw: 'Tunafurahi kukuona.' },
  "In the browser's tab, the menu and e-mails.": {
    de: 'Im Browser-Tab, im Menü und in E-Mails.',
    sw: 'Kwenye kichupo cha kivinjari, menyu na barua pepe.',
  },
  'Name of the product': { de: 'Name des Produkts', sw: 'Jina la bidhaa' },
  'Proof is valid for': { de: 'Gültigkeitsdauer des Nachweises', sw: 'Muda wa uhalali wa ithibati' },
  Send: { de: 'Senden', sw: 'Tuma' },
  'Shorter than the reminder, which comes 6 weeks before the end. Choose at least 2 months.': {
    de: 'Kürzer als die Vorlaufzeit der Erinnerung, die 6 Wochen vor Ablauf hinausgeht. Nötig sind mindestens 2 Monate.',
    sw: 'Ni mfupi kuliko muda wa kikumbusho, kinachotumwa wiki 6 kabla ya mwisho. Chagua angalau miezi 2.',
  },
  'Two things keep this from being saved': {
    de: 'Zwei Angaben verhindern das Speichern',
    sw: 'Mambo mawili yanazuia kuhifadhi',
  },
  Work: { de: 'Arbeit', sw: 'Kazi' },
  'at most 100 % possible': { de: 'höchstens 100\u{A0}% möglich', sw: 'haiwezi kuzidi 100\u{A0}%' },
  'ends before the reminder': { de: 'endet vor der Erinnerung', sw: 'unaisha kabla ya kikumbusho' },

  // MultiSelect
  'Choose a role first.': { de: 'Zuerst eine Rolle wählen.', sw: 'Chagua jukumu kwanza.' },
  'Choose a unit.': { de: 'Es fehlt eine Einheit.', sw: 'Chagua kitengo.' },
  'Who sees the course.': { de: 'Wer den Kurs sieht.', sw: 'Nani ataona kozi.' },

  // NumberField
  'After them the unit decides.': { de: 'Danach entscheidet die Einheit.', sw: 'Baada ya hapo kitengo huamua.' },
  'At most 100 %. With 15 questions, 80 % are twelve right answers.': {
    de: 'Höchstens 100\u{A0}%. Bei 15 Fragen entsprechen 80\u{A0}% zwölf richtigen Antworten.',
    sw: 'Isizidi 100\u{A0}%. Kwa maswali 15, 80\u{A0}% ni majibu sahihi kumi na mawili.',
  },
  Attempts: { de: 'Versuche', sw: 'Majaribio' },
  Hours: { de: 'Stunden', sw: 'Saa' },
  'Least score': { de: 'Mindestergebnis', sw: 'Alama ya chini ya kufaulu' },
  'Personnel number': { de: 'Personalnummer', sw: 'Namba ya utumishi' },
  'The course has no test.': { de: 'Der Kurs hat keinen Test.', sw: 'Kozi haina jaribio.' },

  // PasswordField
  'At least twelve characters; words are fine.': {
    de: 'Mindestens zwölf Zeichen; Wörter sind in Ordnung.',
    sw: 'Angalau herufi kumi na mbili; maneno yanafaa.',
  },
  'Name and password do not belong together.': {
    de: 'Name und Passwort gehören nicht zusammen.',
    sw: 'Jina na nenosiri havilingani.',
  },
  'New password': { de: 'Neues Passwort', sw: 'Nenosiri jipya' },
  Password: { de: 'Passwort', sw: 'Nenosiri' },
  'Signing in goes by the company’s page.': {
    de: 'Die Anmeldung läuft über die Seite der Firma.',
    sw: 'Kuingia hufanyika kupitia ukurasa wa kampuni.',
  },

  // RadioGroup: in German and Swahili the answers go on with the sentence of the label
  'All 8 parts are seen': { de: 'alle 8 Teile angesehen wurden', sw: 'sehemu zote 8 zimetazamwa' },
  'An examiner agrees': { de: 'eine prüfende Person zustimmt', sw: 'mkaguzi ameidhinisha' },
  'The course is finished when': { de: 'Der Kurs ist abgeschlossen, wenn', sw: 'Kozi hukamilika pale ambapo' },
  'The course is published already.': { de: 'Der Kurs ist schon veröffentlicht.', sw: 'Kozi tayari imechapishwa.' },
  'The parts before it stay free to choose.': {
    de: 'Die Teile davor bleiben frei wählbar.',
    sw: 'Sehemu zilizotangulia hubaki wazi kuchaguliwa.',
  },
  'The test is passed': { de: 'der Test bestanden wurde', sw: 'mwanafunzi amefaulu jaribio' },
  'The unit has no examiner.': { de: 'Die Einheit hat keine prüfende Person.', sw: 'Kitengo hakina mkaguzi.' },
  'Without it nobody can finish the course.': {
    de: 'Ohne diese Angabe kann niemand den Kurs abschließen.',
    sw: 'Bila chaguo hili hakuna anayeweza kukamilisha kozi.',
  },

  // RichTextField
  'A text is due.': { de: 'Es fehlt ein Text.', sw: 'Maandishi yanahitajika.' },
  'Everybody reads it.': { de: 'Alle lesen ihn.', sw: 'Kila mtu huyasoma.' },
  '## Passwords\n\nThey are **one’s own**.': {
    de: '## Passwörter\n\nSie gehören **nur einem selbst**.',
    sw: '## Manenosiri\n\nNi **ya mtu binafsi**.',
  },
  '## Passwords\n\nThey are **one’s own**.\n\n- Nobody asks for them\n- Nobody writes them down': {
    de: '## Passwörter\n\nSie gehören **nur einem selbst**.\n\n- Niemand fragt danach\n- Niemand schreibt sie auf',
    sw: '## Manenosiri\n\nNi **ya mtu binafsi**.\n\n- Hakuna anayeyauliza\n- Hakuna anayeyaandika mahali',
  },
  Passwords: { de: 'Passwörter', sw: 'Manenosiri' },
  'Short.': { de: 'Kurz.', sw: 'Mafupi.' },
  Text: { de: 'Text', sw: 'Maandishi' },
} as const satisfies Samples
