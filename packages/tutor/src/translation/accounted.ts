/** Words that change what is said, with what the Kazakh must then hold: a reading that skips one says another thing. */
const MUST_SHOW: readonly (readonly [source: RegExp, kazakh: RegExp])[] = [
  [
    /(?<!\p{L})(?:most (?!of)|best|worst|\p{L}{3,}est(?= \p{L}))|сам(?:ый|ая|ое|ые|ого|ой|ую|ых|ом|ым)(?!\p{L})/iu,
    /(?<!\p{L})(?:ең|көбі|көпшілі\p{L}+|бәрінен)(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L})(?:not|never|nobody|nothing|no one|не|нет|нельзя|никогда|никто|ничего|без|without)(?!\p{L})|n't(?!\p{L})/iu,
    /(?:емес|жоқ|[мбп][ае]|болма|бейт|пейт|мейт|мес|с[ыі]з)/iu,
  ],
  [
    /(?<!\p{L})(?:too|also|тоже|также)(?!\p{L})/iu,
    /(?<!\p{L})(?:да|де|та|те|сондай-ақ|тым)(?!\p{L})/iu,
  ],
  [/(?<!\p{L})(?:too(?= \p{L}+[.!?]*$)|слишком)(?!\p{L})/iu, /(?<!\p{L})тым(?!\p{L})/iu],
  [/(?<!\p{L})(?:only|только|лишь)(?!\p{L})/iu, /(?<!\p{L})(?:тек|ғана|жалғыз|қана)(?!\p{L})/iu],
  [/(?<!\p{L})(?:again|снова|опять)(?!\p{L})/iu, /(?<!\p{L})(?:тағы|қайта|қайтадан)(?!\p{L})/iu],
  [
    /(?<!\p{L})(?:some(?:one|body)|кто-(?:то|нибудь)|ко(?:го|му)-(?:то|нибудь))(?!\p{L})/iu,
    /біреу/iu,
  ],
  [/(?<!\p{L})(?:something|что-(?:то|нибудь))(?!\p{L})/iu, /бірдеңе|бір нәрсе/iu],
  [/(?<!\p{L})any(?:one|body)(?!\p{L})/iu, /біреу|ешкім/iu],
  [/(?<!\p{L})anything(?!\p{L})/iu, /бірдеңе|ештеңе/iu],
  [/(?<!\p{L})(?:nobody|no one|никто|никого|никому)(?!\p{L})/iu, /ешкім/iu],
  [/(?<!\p{L})(?:nothing|ничего|ничто)(?!\p{L})/iu, /ештеңе/iu],
  [/(?<!\p{L})(?:anywhere|nowhere|никуда|нигде)(?!\p{L})/iu, /ешқайда/iu],
  [/(?<!\p{L})(?:один|одна)(?=[.!?]*$)/iu, /жалғыз|бір/iu],
  [
    /^some (?!days|weeks|months|years|minutes|hours|more)(?:\p{L}+s |(?:people|children|men|women) )/iu,
    /(?:кейбір|бірнеше|біраз)/iu,
  ],
  [/(?<!\p{L})everything(?!\p{L})/iu, /бәрі|барлығы/iu],
  [/(?<!\p{L})(?:always|всегда)(?!\p{L})/iu, /(?:әрқашан|үнемі|әрдайым|ылғи)/iu],
  [
    /(?<!\p{L})(?:every|each (?!other)|кажд\p{L}+)(?!\p{L})/iu,
    /(?<!\p{L})(?:сайын|әр|әрбір|күнде)(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L})(?:because|потому|так как)(?!\p{L})/iu,
    /(?:өйткені|себебі|сондықтан|дықтан|діктен)/iu,
  ],
  // Давно не видел: until now, and not long ago
  [/(?<!\p{L})давно (?:\p{L}+ )?не(?!\p{L})/iu, /(?:бері|көптен)/iu],
  [/(?<!\p{L})(?:but|но(?! и(?!\p{L})))(?!\p{L})/iu, /(?:бірақ|алайда|ал)(?!\p{L})/iu],
  // «А груши нет»: they are not so, and not missing
  [/, а (?!у )(?:\p{L}+ ){1,2}нет[.!]*$/iu, /(?:емес|[мбп][ае](?:й|д)\p{L}*)[.!]*$/iu],
  // «Ездить верхом» is on a horse's back
  [/(?<!\p{L})верхом(?!\p{L})/iu, /(?:атпен|атқа|салт|міні)/iu],
  // What one passes on is said, and not given
  [/^переда(?:й|йте|л|ла|ли)(?!\p{L}).*, (?:что|чтобы)(?!\p{L})/iu, /(?:айт|хабарла|жеткіз)/iu],
  // «Нам обещали» is to us
  [/^нам (?:не |уже )?\p{L}+ли(?!\p{L})/iu, /(?<!\p{L})(?:бізге|бізді|біздің)(?!\p{L})/iu],
  [/^мне (?:не |уже )?\p{L}+ли(?!\p{L})/iu, /(?<!\p{L})(?:маған|мені|менің)(?!\p{L})/iu],
  [/(?<!\p{L})(?:together|вместе)(?!\p{L})/iu, /(?:бірге)(?!\p{L})/iu],
  [
    /(?<!\p{L})(?:more|больше|ещё|еще)(?!\p{L})/iu,
    /(?:рақ|рек|тағы|көп|артық|гөрі|[дтн][ае]н|әлі)(?!\p{L})/iu,
  ],
  [/(?<!\p{L})no more (?=\p{L})/iu, /(?:енді|басқа|қалма|бітті|таусыл)/iu],
  [/(?<!\p{L})(?:many|much|много)(?!\p{L})/iu, /(?:көп|қанша|неше)/iu],
  [
    /(?<!\p{L})(?:few|little(?! (?:brother|sister))|мало|немного)(?!\p{L})/iu,
    /(?:аз|біраз|кішкене|кішкентай|бірнеше|сәл)/iu,
  ],
];

/** Whether words of a source that decide its sense are heard in the Kazakh as well. */
export const isAccountedFor = (source: string, kazakh: string): boolean =>
  MUST_SHOW.every(([asked, shown]) => !asked.test(source) || shown.test(kazakh));
