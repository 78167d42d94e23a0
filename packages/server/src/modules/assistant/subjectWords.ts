import { fold, foldedWords } from '@somo/ui/locale/fold'
import { readQuestion } from './chooseIntent.ts'

/** Words that say nothing of what a question is about, in all three languages, folded. */
const common = new Set(
  [
    'a an the is are was were be been who whos whose whom which what where when why how many much in at of for on about to with from by and or still currently now today',
    'i me my mine we us our you your it its do does did can could would should will shall have has had there any anything some something please show give tell list all everyone anyone anybody people persons person learners learner staff employees employee team unit department group',
    'overdue late behind missed not done finished completed complete yet since find search look looking course courses training trainings lesson lessons class module learn learning want like need take recommend suggest certificate certificates expire expires expiring soon run out renew renewal hasnt havent this week month year proof proofs',
    'der die das den dem des ein eine einen einem einer eines ist sind war waren wer wen wem wessen welche welcher welches welchen was wo wann warum wie viele viel in im am an auf fur fuer uber ueber zu zum zur mit von vom bei beim aus und oder noch gerade jetzt heute seit alle jemand',
    'ich mir mich mein meine meinen meiner wir uns unser sie ihr ihre es kann konnen koennen soll muss mochte moechte haben habt hat gibt bitte zeig zeige zeigen nenne liste personen person leute lernende lernenden mitarbeiter mitarbeitende mitarbeitenden team einheit abteilung gruppe',
    'uberfallig ueberfaellig uberfallige verspatet verzug ruckstand hinterher nicht erledigt geschafft abgeschlossen fertig finde finden such suche suchen kurs kurse kursen schulung schulungen lernen etwas empfehlen empfiehl zertifikat zertifikate lauft laufen ab ablaufen bald erneuern erneuert diese diesen dieser woche monat jahr nachweis nachweise',
    'ni na ya wa za la cha vya kwa katika kwenye ndani kuhusu nani akina gani nini wapi lini vipi ngapi wangapi je mimi yangu wangu zangu vyangu sisi yetu wetu wewe yake wote watu mtu wanafunzi wafanyakazi timu kitengo idara kikundi orodha onyesha nionyeshe nipe tafadhali',
    'amechelewa wamechelewa waliochelewa chelewa hawajamaliza hajamaliza hawajakamilisha bado sasa leo tangu tafuta nitafutie natafuta ninatafuta kuna kozi somo masomo kujifunza jifunza mafunzo pendekeza nataka ningependa cheti vyeti vinaisha kinaisha zinaisha inaisha muda wake karibuni upya huu hii mwezi wiki mwaka chao anahitaji kupata',
  ]
    .join(' ')
    .split(' '),
)

/** The words of a question that name something, as they were typed: "Who is overdue in Lager Nord?" is about "Lager Nord". */
export function subjectOf(question: string): string {
  return question
    .split(/[^\p{L}\p{N}'’-]+/u)
    .filter((word) => word !== '' && !common.has(fold(word)))
    .join(' ')
}

/** The same, folded, for comparing. */
export const topicWords = (question: string): readonly string[] =>
  foldedWords(readQuestion(question)).filter((word) => word.length > 2 && !common.has(word))
