// Made from lexicon/*.tsv by `npm run kazakh:lexicon`; do not edit.
export const packedGlosses = `ili
to estX
=
ili
=
=
=
=
=
=
=
=
=
=
=
=
=
a
rasskaz; razgovor
rasskazCik
beseda
besedovatX
rasskazYvatX
povestvovanie
ukraSenie
razoblaCatX
morWina
morWinistYj
babuSka
izrAdnYj
tualet
nasmeSka
sueta
suetitXsA
sovsem; polnostXJ
spravedlivYj
spravedlivostX
spravedlivostX; JsticiA
nespravedlivYj
nespravedlivostX
spravedlivYj
sudXA
metod
metodist
metodologiA
metodika
metodiCeskij
literaturnYj
literatura
literator
literaturovedenie
literaturoved
naroCno; specialXno
specialXno
krasivYj
krasivo
priliCie; wtika
nevospitannYj
veZlivYj; vospitannYj
vospitannostX
privYCka; obYCaj
obYCai; nravY
obYCno
obYCnYj; privYCnYj
kak obYCno
wj
ZenWina; Zena
znamenitYj
steklo
vsE Ze; tak ili inaCe
odnako; tem ne menee
inaCe; a to
tem ne menee
izvestX
akim
akimat
otec
roditeli
prinositX; privozitX
unositX; uvozitX
izvestnAk
eWE; vsE eWE
vsE eWE
alimulY
alfavit
slabYj
xilostX
silXnYj
ili; razve
kakoj-to
nekto
kto-to
Cto-to
neskolXko
neskolXko raz
davnYm-davno
gorazdo; namnogo
gde-to
otkuda-to
kakoj-to
baJkatX
mir; vselennaA
mirovoj
potencial
potencialXnYj
socialXnYj
socialXno-wkonomiCeskij
sociologiA
tolXko Cto
leleAtX
to i delo
oslablAtX
slabetX
slabYj
slabostX
prikaz
vlastnostX
vsegda
koSelEk
pesnA
muzYka; pesni i kJi
pevec
gimn
petX
von; vot
von tam
oCenX krasivYj
mgnovenno
Cudak
zabiAka
starSaA sestra
predanie
kaZdYj
v raznYx mestax
i; pritom
dalXSe; tuda
dalXSe; za
dalXSe; dalee
tuda-sJda
bukva
kollega
partnErstvo
kaZdYj
vsegda
ele; s trudom
ele-ele
promeZutok
dejstvie
dejstvovatX
vzaimodejstvovatX
koneCno
kaZdYj; vsAkij
vsegda
otdelYvatX
vsegda
vsegda
kaZdYj
kaZdYj iz nix
raznYj
artist
raznYj; raznoobraznYj
raznoobrazie
preuveliCenie
osobenno
izAWnYj
krasota; izAWestvo
ukraSatX
vliAnie; vpeCatlenie
vpeCatlAJWij
vpeCatlAtXsA
vojsko; armiA
voennYj
voennaA sluZba
duxi
petux
uvY; ZalX
uvY
kakaA ZalostX
vozdux
awroport
v samom naCale
snaCala
iznaCalXno
melodiA; napev
uvlekaJWijsA
strastX
lJbitelX
uvleCenie
uvlekatXsA
melodiA
podzYvanie korov
dinastiA; rod
svAtoj
aminX
s grexom popolam
xlopotY
xlopotY
xlopotatX
bespokoitX
dXAvol
Sutka
SutitX
Sutnik
Sutnik
poka; poka Cto
poka
prigotovlenie
gotovitXsA
gotovitX
razrabotCik
ele-ele
azerbajdZanec
uCEnYj
ZiznX; vek
Zizneopisanie
gunn
obrAd; obYCaj
nauka
nauCnYj
nauCno-texniCeskij
vlJblEnnYj
vlJblEnnYj
vlJblEnnostX; lJbovX
Cudo
CudesnYj; volSebnYj
udivitelXnYj
proWenie
nevidimoe
zloslovie
uCEnYj
uCEnostX
vselennaA
planeta
Cudo
globalXnYj
internet
tolXko; liSX
tolXko; liSX
blago
nazidanie
kaleka
kosmos
kosmonavt
kosmiCeskij
vek; stoletie
vekovoj
gazelX (stix)
bogosluZenie
xram
nazidanie; pouCenie
zdanie
vedX; Ze
sumerki
nutro; vnutrennostX; Zivot
Suba krYtaA
vYpivatXsA
napitok
CastiCno
kiSka
kiSki
vnutrennij
poitX
niZnee belXE
zavistX
pro sebA; vnutrenne
pitX
roditelXnYj padeZ
uCenie
znaniA
visetX; zaceplAtXsA
ceplAtXsA; primYkatX
plestisX
uvlekatX za soboj
sledovatX
veSalka
krJCok
vperEd; ranXSe
prodvigatX
prodvigatXsA
sperva
nekogda
petlA
vnimanie
veSatX; ceplAtX
nora
mladSij brat
inZir
ZemCug
wpidemiA
verblJdica
krupnYj
gnoj
otbiratXsA
otbiratX
krupnostX
ukrupnAtX
ukrupnAtXsA
tvorog; sYr
razdor
kvasitX
osnovanie
fundamentalXnYj
sosednij
fundament
trAstisX
zaderZivatXsA
irkit
zaderZivatX
svErtYvatXsA
delo; rabota
deAtelXnostX; dejstvie
meropriAtie
opuxolX
opuxatX; otekatX
delovoj
delovitostX
delovoj
rukodelXnica
slovno
komandirovka
delatXsA
delatX; rabotatX
puxnutX; opuxatX
sled
posledovatelX
razYskivatXsA
poisk; iskanie
iskatX
soiskatelX
razYskivatX
iskatX
dobrodetelX; gumannostX
=
=
=
=
=
=
=
kraj; region
nagrudnoe ukraSenie
regionalXnYj
obrabatYvatXsA
obrabatYvatX; redaktirovatX
obrabotCik
piWevod
krome
zlobstvovatX
stiratXsA
lastik; stErka
vYklJCatX; stiratX
nenavistX
vraZdovatX
gasnutX; stiratXsA
smelYj
smelostX
nositXsA s kem-libo
celovatX
vol
otCim
maCexa
nerodstvo
CuvstvovatX sebA CuZim
tak
potomu Cto; tak kak
delatX tak
predstavitelX
predstavitelXstvo
polnomoCie
polnomoCiA
soZalenie
k soZaleniJ
ogorCatX
soZaletX; raskaivatXsA
revetX
pAtka
idti po pAtam
lEgkoe; obida
obidCivYj
obiZatXsA
dovoditX do rYdanij
vsxlipYvatX
diktat
mErtvYj
trup
smertX
mera; razmer
izmerAtXsA
izmerAtX; vzveSivatX
izmerenie
izmeritelX
bezmernostX
stixotvorenie; pesnA
pevec
petX
tusklo mercatX
kraj; oblastX
kraevedenie
kraeved
bYtX ubitYm
ubivatX
umiratX
nagrudnik konA
ZiznX
ZiznesposobnostX
biografiA
produkt; produkciA
produktivnYj
proizvoditelXnostX
neproduktivnYj
proizvoditXsA
proizvodstvo
proizvodstvennYj
proizvoditX; dobYvatX
proizvoditelX
primer; obrazec
obrazcovYj
nravstvennostX
beznravstvennYj
iskusstvo; umenie
promYSlennostX
promYSlennik
promYSlennYj
iskusnYj
master iskusstva
neiskusnYj
izobretenie
izobretatelX
prorastatX; vsxoditX
oCenX ostrYj
podQEm
gordYj
abrikos; urJk
pastbiWe
razvivatX
rasSirAtXsA
razZigatX
rvatXsA
razgoratXsA
razvivatX
razmnoZatXsA
volnovatXsA
molodoe pokolenie
nelepostX
vYsokomernYj
gorb
otprYsk
procvetatX; razvivatXsA
civilizaciA
civilizovannostX
gordostX
podnimatXsA
tkackij stanok
pauk
lazanie
uzor
ukraSatX uzorom
poZar
goretX; sgoratX
podZigatX; sZigatX
poZarnYj
plesti
rost; prirost
rastenie
rostovWik
vYraWivatXsA
vYraWivatX; rastitX
rastenievod
spletnA
spletnik
spletniCatX
zaveWanie; zavet; nastavlenie
zaveWanie
zaveWatX
rostok
podrostok
rasti; uveliCivatXsA
ZelCX
prosXba; zaAvlenie
zaAvka
prositX
loZX
loZnYj
lZivYj
lZec
oCenX
vozmeWatXsA
kompensaciA
kompensaciA
vozmeWatX
ostrYj
provoditXsA
provodnik
provoditX; propuskatX
brod
proSlYj
v proSlYj raz
v proSlYj raz; nedavno
pereZitX
perexodnYj
perexodnYj period
proxoditX; perexoditX
sam; svoj
wgoistiCnYj
wgoizm
sCitatX svoim
po-svoemu
svoeobraznYj
uzbek
po-uzbekski
sterZenX
aktualXnYj
aktualXnostX
reka
gorACitXsA
drugoj; inoj
drugoj; inoj
krome; pomimo
inaCe; osobenno
inoj
otliCie
izmenenie
neizmennYj
izmenCivYj
izmenAtXsA
izmenAtX; menAtX
izmenAtXsA; menAtXsA
Cajnik
uCenik; vospitannik
stipendiA
stroptivYj
sYromAtnaA obuvX
-ka; poZalujsta
trenoZnik
iJlX
SilXdexana
kruZevo
sodrogatXsA
sodrogatXsA
sovsem sYroj
gniloj
naprAgatXsA
wx
wx
cerkovX
gnitX
cYplEnok
pravnuk
osadok
stavitX na koleni verblJda
opuskatXsA
Wepotka
pustYnA; ZaZda
tomitXsA ZaZdoj
pustYnnYj
ispYtYvatX ZaZdu
ZaZda
polupustYnA
polupustYnnYj
polovnik
kopnitX
trava; seno
podzYvanie koz
sroCno
sroCnYj
luC
zanimatXsA
sukno
glubokij
Ama
kolbasa; SuZuk
gnatX verenicej
idti verenicej
doZdevoj CervX
tAnutXsA
pEstrYj
Subat
obmatYvatX portAnkami
kivatX
Culki
uglublAtXsA
kovYrAtX
plodorodie
rZatX
-ka; poZalujsta
rasxod; poterA; ubYtok
tratitXsA
rasxodovatX
kolXco
rasxod; vostok
vostoCnYj
isxodnYj padeZ
vostokovedenie
zaliv
udalAtXsA
navernoe; vozmoZno
vYpuskatXsA; vYnositXsA
proizvedenie; soCinenie
tvorCestvo
vYvoditX; proizvoditX; vYpuskatX
izdatelX
vYxoditX; vYezZatX; podnimatXsA
proisxoZdenie
verSina; pik
vizg
vizZatX
zvenetX
zakalAtXsA
zakalAtX
Sipenie
priZigatX
SipetX
muxa
prut
terpenie; vYderZka
terpelivYj
terpelivostX
neterpelivYj
terpetX; vYderZivatX
sigareta
moCitX
sluZebnoe slovo
Cumbur
kolXnulo
ponemnogu
polog
krepkij
istinnYj; nastoAWij
pravda; istina
ot vsego serdca
iskrenne
pravdivYj
steklo; piala
zakalAtXsA
dejstvitelXno; pravda
v samom dele
zakalAtX
cepX
CaSka
mizinec
iskrennij
iskrennostX
Cinara
pravda; istina
vserXEz
lokotX
po suti
istinnYj
rosa
WElk
strekotatX
zapadnA
oblepixa
elX; Elka
strekotatX
sverCok
sok
vid
xoroSetX
sveCa; svetilXnik
zaputYvatXsA
oputYvatX
vXJnok
xvorost
istoSno kriCatX
petX
vYsota
treskatXsA
tresk
blASki
treWatX
xmuritX
skorpion
barxan
otraZatXsA
otraZatXsA
Zaloba
ZalovatXsA
ZalovatXsA
nebolXSoj; malYj
mikrorajon
svetloglazYj
natravlivanie
Cajka
ZalitX; raskalYvatX; ZalovatXsA
poloskatX
pYlX
lYZi
SanYrak; oCag
pYlitX
pYlXnYj
pYlitX
vizglivo kriCatX
SankobYz
pYlesos
volosY
rassYpatXsA
brYzgi
brYzgatX
razbrYzgivatXsA
=
=
volosatYj
zastavitX rassYpatX
parikmaxerskaA
rassYpatX; razbrasYvatX
=
rubitXsA
skaCka
vdoxnovenie
vdoxnovlAtXsA
posYlXnYj
persik
skakatX; rubitX; kositX
napadenie; ataka
atakovatX; napadatX
gorod
Caj
SElk
poloskatXsA
smola
ZevatX
svarlivYj
kaCatXsA
bitva; sraZenie
sraZatXsA
kaCatX
Sajtan; CErt
Cajxana
starik
kosa (instrument)
lug
pola
repa
luZa
spotYkatXsA
nepolno
nezaverSEnnostX
brJki; StanY
zabolevatX
besputnYj
otkidYvatXsA
otkidYvatXsA nazad
repa
navzniCX
razlivatXsA
zadevatX
lampa; svet; sveCa
obidCivYj
svetilXnik
vspYlitX
mera; vozmoZnostX
Crezmerno
nemnogo; slegka
neznaCitelXnYj
okolo
prikidYvatX; ocenivatX
primerno
obiZatXsA
=
vonzatXsA
vonzatX
kolotXE
vilka
SanYSkYlY
sani
=
=
bYstro; provorno
bYstrYj
bYstrota
vstavatX na dYbY
=
milostX
xlopok
SlEpatX
Capan; xalat
zarA
skakatX
nabeg
zaxvatCik
naSestvie
gnatX vskaCX
pora; vremA
priglaSatXsA; sozYvatXsA
kilometr; versta
priglaSenie
priglaSatX; zvatX
zaZigalka
kremenX
okolo; priblizitelXno
=
kvadrat
kvadratnYj
ustavSij
utomlAtX
ustavatX
oratX
paritX
mera; meropriAtie
novoroZdEnnYj
vino
bespomoWnYj
bezvYxodnostX
bYtX bespomoWnYm
ograda
bulat
Sariat
obQezditX
stalkivatXsA
obdavatX
uslovie; dogovor
obAzatelXno
WElk
tresk
uslovnoe naklonenie
dogovarivatXsA
obuslovlivatX
krestXAnin; xozAjstvennYe dela
xozAjstvo
xozAjstvennYj
radostnYj
pax
treskatXsA
krYSa; palatka; SatEr
tresk
skandal
putatX
putatXsA; zaputYvatXsA
uWelXe
radostX; veselXe
radostnYj
radovatX
likovatX; radovatXsA
gav
SaxmatY
=
SaxtEr
a; Ze
okruZnostX; krug; ramki
sZimatX
reSatXsA; razvAzYvatXsA
reSenie
razdevatXsA
matX; mama
ospa
orator; CeCenec
krasnoreCivYj
krasnoreCie
reSatX; razvAzYvatX; snimatX
rodoslovnaA; letopisX
znatok rodoslovnoj
master
iskusnYj; masterskij
masterstvo
stanovitXsA masterom
=
=
otstuplenie
otstupatX
saranCa
gvozdX
pribivatX
vYCitatXsA
vYCitatX
ispYtYvatX; kuritX
do
=
predel; granica
semeCki
granica
pograniCnik
pograniCnYj
saxar
CekmenX
beskoneCnYj; bezgraniCnYj
beskoneCno
beskoneCnostX
ograniCennostX
ograniCivatXsA
smeZnYj
graniCitX
ograniCenie
ograniCivatX
ograniCennYj
vedro
=
=
xrAW
Cin
sopostavlenie
sopostavlAtX
poricanie
Cinovnik
=
peCalitXsA
zvuCatX
=
WipkovaA igra
WElkatX
Sestvie
kraj; okraina
sploSX
zarubeZXe; zagranica
inostrannYj; zarubeZnYj
inostranec
rAbina
krajnij
otstranAtX
storonitXsA
=
Cij
tropa
Sakal
viSnA
naprAZEnnostX
obostrAtXsA
zaputYvatX
=
=
SifrovatX
sYroj
nedorabotka
sYrXE
ivnAk
maratX
iscelenie
sanatorij
lekarX
celebnYj
pisk
piWatX
Cirej
naprAgatXsA
provornYj
skruCivatX
krutitX
CetvertX
=
=
=
=
=
=
gruppa; skoplenie; klaster
socvetie
koncentraciA
koncentraciA
sidetX na kortoCkax
ispugatXsA
pugatX
torCatX
vYstavlAtX
svinXA
pugatXsA; vzdragivatX
SofEr
Cugun
=
razvedCik
kaprizniCatX
korotkij
=
^venera
obozrevatX; osmatrivatX
obozrevatelX
kupatX
kupatXsA
pogruZatXsA; okunatXsA
magnat
Caban; pastux
ugli; puCok
krestitX
krestitXsA
exatX melkoj rYsXJ
sozvezdie
dubina
xolka
klevatX
vYprYgivatX
=
Wuka
=
Sotlandec
=
=
=
=
=
=
=
=
=
=
=
=
=
=
Sum
Sum
SumetX
solneCnYj
=
SumnYj
SumetX
strofa
=
=
Svejcarec
naletatX
somnenie
trApka
milo besedovatX
zatYlok
nabrositXsA
blagodarenie ^bogu
blagodarnostX
blagodarnostX
kran
gnezdo
stesnitelXnYj
mobilXnaA svAzX
bYtX odnogo pomEta
gnezditXsA
stYditX; smuWatX
stYditXsA; stesnAtXsA
stYd
besstYdnYj
stYdlivYj
ponAtie
ponimanie
ponAtlivYj
ponAtlivYj
ponimanie
ponimatX; postigatX
ponimatX; vnimatX
svErtYvatXsA
konec; konCik; ostriE
zapuskatXsA
vstreCatXsA; popadatXsA
podvergatX
podvergatXsA
zapuskatX; puskatX
bezbreZnoe more
samolEt
lEtCik
iskra
iskritXsA
bYstrYj
stremitelXnostX
legkomYslennYj
soCetatX
soedinAtXsA
zaostrAtX
letatX; letetX
kollektiv
kolxoz
kollektivnYj
kollektivizirovatX
obQedinAtXsA v kollektiv
postoAnno
ujgur
po-ujgurski
reSatXsA
reSenie
reSatX
organizaciA
organizovannostX
organizovYvatXsA
organizovYvatX
organizator
organizovYvatXsA
ukladYvatX spatX; usYplAtX
spatX
zakvaska
kruZitXsA
zakvaSivatX
son
podZeludoCnaA Zeleza
sonlivYj
sonnYj
rifma
sYn; malXCik
uveliCivatXsA; vzrosletX
uveliCivatXsA
uveliCivatX
velikij
veliCie
vozveliCivatX
ulus; narod
nazidanie
ulan; JnYj voin
perexoditX; smenAtXsA
tkanX
naciA; narod
nacionalist
nacionalistiCeskij
nacionalizm
patriotiCnYj
patriotizm
meZnacionalXnYj
stelXka
nacionalXnYj
vYtX
ulitka
zabYvCivYj
zabYvCivostX
zabYvatXsA
zabYvatX
tAnutXsA
stremlenie
stremitXsA; brosatXsA
muka
nravitXsA drug drugu
lJbitX; odobrAtX
nravitXsA
poroSok
oCenX dlinnYj
oCko; ball
neakkuratnYj
akkuratnYj
akkuratno
akkuratnostX
ponAtlivYj
poxoZij
sxodstvo
upodoblAtX
poxoditX; bYtX poxoZim
razQAsnAtX
samka
vereteno
vor
urYn toj
natalkivatXsA
plod
oplodotvorAtX
oplodotvorAtXsA
boj; draka; ssora
svarlivYj
ssoritX
rugatX; ssoritXsA
lozung; prizYv; kliC
sumasbrodstvo
kraZa; vorovstvo
ukradkoj
bYtX ukradennYm
krastX; vorovatX
pokolenie; potomok
Weka (iznutri)
glotok
otpivatX
bitX; udarAtX
predlagatXsA
rekomendaciA
predloZenie
predlagatX
melkij
meloCX
drobitXsA
drobitX
bezobraznYj
stolp
kuznec
kuzneCnoe delo
sxvatYvatXsA
bYtX pojmannYm; derZatXsA
pristup
sderZannYj
sderZannostX
princip; poziciA
principialXnostX
priderZivatXsA
britva
derZatXsA drug za druga
vruCatX; pojmatX
derZatX; lovitX
uCitelX; nastavnik
proigrYS
proigrYvatX
racionalXnostX
vYigrYS
mobilXnYj
vYigrYvatX
dlinnYj
prodolgovatYj
dlina
dolgo
dolgij
dolgosroCnYj
prodolZitelXnostX
prodlevatXsA
prodlevatX; udlinAtX
udlinAtXsA; prodlevatXsA
provoZatX; vYdavatX zamuZ
provodY nevestY
udalAtXsA
vYtesnAtX
sdvigatXsA; otstupatX
otstupatX po vetru
udobstvo
udobnYj
prinoravlivatXsA
prisposablivatX
neudobnYj
neudobstvo
murlYkanXe
napevatX
stonatX
stonatX
ston
stonatX
nadrYvatXsA
userdie
raspad
posuda; sosud
vlaga
vlaZnYj
uvlaZnAtX
vsegda; postoAnno
smutXAn
sklon
spuskatXsA
kompromiss
idti na kompromiss
neprimirimostX
sumerki
podavatX znak
bezvolXnYj
strastno ZelatX
soglasie; solidarnostX
druZnYj
sotrudniCestvo
sotrudniCatX
strastnoe Zelanie
userdie; stremlenie
userdnYj
stimulirovatX; pooWrAtX
proAvlAtX interes; staratXsA
bezYniciativnYj
oCenX gorACij
kompaktnostX
uproWatX
drevnostX; davnie vremena
raspoloZenie; userdie; Zelanie
neoxotnYj
userdnYj
proAvlAtX userdie
vliAnie
vliAtelXnYj
vzaimodejstvovatX
ukrYvatXsA ot vetra
dobrovolXnostX
veroAtnYj
veroAtno; vozmoZno
veroAtnYj
veroAtnostX
raskaCivatXsA
ritm
prYgatX
podprYgivatX
rYCatX
primeta
suevernostX
volA
bezvolie
sCastXe; blago
propitanie
skalitXsA
uxmYlAtXsA
Sumnoe gulAnXe
SipetX
nabiratXsA opYta
otodvigatXsA
rastoCitelXstvo
rastoCitelXnYj
rastoCitelXnostX
zadviZka
otodvigatX
nagrevatX
WEtka
rastiratX
svist
svistetX
=
gorACij; Zarkij
kopCEnostX
nagrevatXsA; gorACitXsA
podprYgivatX
nositXsA
ZuZZanie
ZuZZatX
ZuZZatX
zlostX; obida
zlitX
zlitXsA
zlobnYj
dovolXno
AWik
obida
poterpevSij
obiZatX
relikviA
obstoAtelXstvo
nasekomoe
i
pomoWX
pomoWnik
posobie
Armarka
smotretX bespomoWno
tonkij
utonCatXsA
razmAgCatX
SElk
SelkovistYj
otpravlAtXsA; posYlatXsA
posYlatX; otpuskatX
ottaivatX
parenX; dZigit
wnergiA; volA
wnergiCnYj
wnergiCnostX
vooduSevlAtX
vooduSevlAtXsA
bezvolXnYj
raskol
klassificirovatXsA
klassifikaciA
klassifikaciA
klassificirovatX
trubCataA kostX
golenX
nitX; verEvka
tonJsenXkij
uvlaZnAtXsA
=
nestisX
porAdok; pravilXnYj putX
porAdok
besporAdoCno
o; otnositelXno
remontirovatXsA
CinitX; remontirovatX; popravlAtX
remontnik
otpravlAtX
otpravlAtXsA; puskatXsA
nepravilXnostX
pelenatX
kaSelX
kaSlAtX
prilipatX
suprug; supruga
uteSenie
uteSatXsA
uteSatX; uspokaivatX
kulak
spinnoj mozg
zvezda
zvEzdoCka
gusenica
rvatXsA
dErgatX
vYrYvatX
mobilizovatXsA
mobilizovatX
smYkatXsA
Ajco
rabota
raboCij
rabotnik
bezrabotnYj
bezrabotnYj
bezrabotica
pAtnica; nedelA
raj
komkatX
zagadka
rasxodovatXsA
mAgkij
mAgkostX
smAgCatX
smAgCatXsA
tratitX; rasxodovatX
zakrYvatX glaza
para; Ceta
CEtnYj
mAgkij-premAgkij
tonenXkij
muskus
aromatnYj
sparivatXsA
soedinAtX poparno
tonkij
utonCatXsA
infekciA
zaraznYj
infekcionnaA boleznX
zarazitXsA
suffiks
narod; lJdi; stojbiWe
dZut
glotok
glotatX
skudnYj
stradatX ot dZuta
glotka
glotatX
padatX; valitXsA
valitX; svalivatX
tamarisk
SevelitXsA
god
eZegodno
loZbina
tEplYj
teplota
teplovatYj
v god
gretXsA
uskolXzatX
obogrevatelX
gretX; otaplivatX
nedviZimYj
dviZimYj
peremeWatXsA
dvigatX; peremeWatX
dvigatXsA; peremeWatXsA
zmeA
dovoditX do slEz
plakatX
plaksivYj
godovoj
godovWina
kaZdYj god
bYstrYj
bYstro
skorostX
gladkij
letopisX
loSadX
tabunWik
problesk
mercaA
blestAWij
blestetX
nagrevatXsA; tepletX
teplo
migaA
migatX
plotno sxoditXsA
ulYbatXsA
ulYbka
rasxiWatX
dZinn
polovoj
sumasSedSij
Jrk
tEplenXkij
migatX
pesnA; wpos; stix
skazitelX
ovrag
otdalAtXsA
=
vospevatX
rvatXsA
rvanYj
xiWnik
rvatX; paxatX
=
pelEnka
peSkom
trotuar
priAtnYj
lXstec
ugodlivYj
podxalimstvo
nepriAtnYj
bereg; vorotnik
bereg; pobereZXe
idti vdolX; obxoditX
poloZenie; sostoAnie; uslovie
razZigatX; mazatX; nravitXsA
rasstilatX; razveSivatX
otdavatXsA wxom
wxo
modernizirovatX; vozroZdatX
vozroZdatXsA; modernizirovatXsA
orex
oSibatXsA
skorogovorka
oSibatXsA; sbivatXsA
novYj
tolXko Cto
tolXko Cto
novator
novatorskij
novatorstvo
po-novomu
zanovo; vnovX
novostX; novSestvo
obnovlAtXsA
obnovlAtX
obnovlAtXsA
doZdX
doZdlivYj
zakrYvatXsA; nakrYvatXsA
zakrYtYj
unYvatX
lipkij
prilipatX; pristavatX
Zabaga
dikarX
dikij
dikostX
oborudovanie; snarAZenie
osnaWatXsA
osnaWatX
zakrYvatX; nakrYvatX
pamAtX
siAtX
globalXnYj
globalizirovatXsA
prosto; medlenno
mesto; sostoAnie; poloZenie
prostoj; obYCnYj
prostoe predloZenie
potixonXku
ustraivatXsA; raspolagatXsA
obYknovenno
pastbiWe
rasprostranAtXsA; pastisX
som
o; nasCEt
prosto tak
raznuzdYvatX
vesElYj
o; ob
udobnYj
medlenno; potixonXku
datX razmestitXsA
dZajlAu; letnee pastbiWe
zanimatX
prostYnA
ne toropAsX
cvesti; siAtX
gromitX
kolYxatXsA
vesElYj
razgromitX
valAtXsA
neudobnYj
blagorodnYj
obstoAtelXstvo
=
griva
odin; v odinoCku
odinokij; edinstvennYj
odinoCestvo
CuvstvovatX sebA odinokim
loZnYj
loZX
lZivostX
prodolZenie
preemstvennostX
prodolZatXsA
prodolZatX
prodolZatXsA; soedinAtXsA
okonCanie
soedinAtX; naraWivatX
=
batrak
nadoedatX; ustavatX
plamA
pYlatX
umolAtX
kleveta
bosoj
golYj
obnaZatXsA
obnaZatX
s nepokrYtoj golovoj
Zalair
zarplata
klevetnik
alCno oziratXsA
flag
lizatX
mAta
molitX
naEmnik
nanimatXsA
nanimatX; snimatX
Zadno glotatX
lJdoedka
obWij
voobWe; obWij
obWenacionalXnYj
obWnostX
obobWEnnYj
v obWix Certax
obobWatXsA
obobWatX
vsenarodnYj
ploskij; Sirokij
ediniCnYj
lenivYj
lenX
lenitXsA
blesk
sverkaA
blestAWij
sverkatX; blestetX
nereSitelXnostX
robko oziratXsA
uklonAtXsA
pokrYvalo
nakidYvatX
SumetX vsem vmeste
xlYnutX gurXboj
dalXnij rodstvennik
obWina
ploxoj
ploxo
zlo
zaplata
latatX
slitok serebra
taz
leZatX na boku
duSa; Celovek; bok
vnutrennij mir
ZivotnYe; ZivYe suWestva
vse storonY; okruga
vo vse storonY
vsestoronnij
so vsex storon
so vsex storon
vsej duSoj
mAtX
semXA
skandal; ssora
dobroZelatelX
soCuvstvuJWij
soCuvstvie
kosvennYj
gorJCee
vulkan
soprikasatXsA
dZanaza
zaZigatX
prispeSnik
oZivlAtX
oZivatX
=
smertnik
samootverZennostX
bolelXWik
=
otCaAnnaA borXba
goretX
toCitX
Zivotnoe
novenXkij
soverSenno odinokij
soverSenno golYj
sovsem ploskij
oCenX blizkij
oCenX xoroSij
oCenX svetlYj
molodenXkij
Arko-zelEnYj
prigibatXsA
list
prigibatX
sova
padatX xlopXAmi
Aponec
po-Aponski
vseobWij; massovYj
massovo; sploSX
prikleivatX; prileplAtX
storona; CelJstX
skula
skobka
Axont
blizkij
blizko
v bliZajSee vremA
blizostX
nedavno; skoro
sbliZatXsA
pribliZatX
pribliZatXsA
xoroSij
xoroSo
xoroSo; ladno
dobro; blago
uluCSatX
uluCSatXsA
odobrAtX; lJbitX
storonnik
zaWiWatX; podderZivatX
rama
obrYv
=
ustav
pereponka
glaSataj
vzrYvCatka
vzrYv
voznagraZdatX
vzrYvatXsA; raskalYvatXsA; lopatXsA
s polovinoj
uveCnYj
svet; grYZa
svetlYj
treWina
osveWenie
sorevnovanie
napereboj
sorevnovatXsA
rana; Azva
ladno; xoroSo
molodec
ranitX
godnYj
godnostX
negodnYj
negodnostX
oruZie
travma; ranenie
poluCatX ranenie
vooruZatXsA
vooruZatX
garmoniA
miritX
podxoditX; laditX
priroda
estestvoznanie
sozdavatXsA
^tvorec
sozdavatX; sCitatX godnYm
^sozdatelX
goditXsA; prigoZdatXsA
=
publikaciA
publikovatXsA
publikovatX; obQAvlAtX
bednYj
bednAk
bednostX
ukaz
krupa
vznos
reklama
reklamirovatX
sverk
sverkaA
sverkatX
svetlYj
siAJWij
sverkatX; siAtX
krutoj bereg
letuCaA mYSX
polovina
polovina; pol-
CastiCnYj
napolovinu
skala
raskalYvatX; vzrYvatX
dovolXstvovatXsA
vozrast; godY; sleza
molodoj; JnYj
podrostok
zelEnYj
CeCevica
robkij
tajnYj; skrYtYj
tajno
prAtki
prAtatXsA; skrYvatXsA
prAtatX; skrYvatX
delatXsA; sozdavatXsA
poddelXnYj
sozidatelX
sozidanie
iskusstvennYj
narAZatXsA
otrAd
komplektovatXsA
komplektovatX; formirovatX
molodetX; dostigatX vozrasta
delatX; sozdavatX
pridanoe
robkij
robostX
robetX
zapugivatX
molodostX; poduSka
navoloCka
klastX pod golovu
molodEZX
padatX duxom
kletka
CuZoj; CuZdYj
spalXnA
matka
CuZdatXsA
mestnYj padeZ
obWeZitie
ukladYvatX; otnositX
naizustX
CuZdatXsA
upraZnenie
trenirovatXsA; upraZnAtXsA
trenirovatX
trener
zauCivatXsA
zauCivatX; zapominatX
leZatX; naxoditXsA
vrag
gonec
vraZdovatX
doZdX
osadki
doZdlivYj
boec; voin
lopatka
zlodejskij
otvet
otvetCik
otvetstvennostX
bezotvetstvennYj
bezotvetstvennostX
otvetstvennYj
otvetstvennostX
perespraSivatX
osYpatX; obruSivatX
voennoe lixoletXe
Zenskij platok
vraZeskij
zavoEvYvatX; vraZdovatX
idti; litX
leto
letnij
obvinAtX
pisXmo
pisatXsA; zapisYvatXsA; vYzdoravlivatX
ravnina; vina
nevinnYj
vinovnYj
perepisYvatXsA
nakazanie
nakazYvatXsA
nakazYvatX
karatelX
zapisX
pisXmennYj pamAtnik
pisXmenno
pisXmennYj
provoditX leto
prostor
sudXba
pisatX
pisXmo; pisXmennostX
pisatelX
rukav
lEgkij
poraZenie
skidka; lXgota
oblegCatX
oblegCatXsA
legCatX
legkomYslennYj
legkomYslie
proigrYvatX; terpetX poraZenie
pobeditelX
pobeda
Zena starSego brata; snoxa
svodnA
pobeZdatX; odolevatX
xapuga
strela
pokrovitelXstvovatX
sroCno; bYstro
sroCnYj
skoraA pomoWX
uskorAtX
toCaWee
kormitX
zaprAgatX
rubaSka
prikrikivatX
otdelXnYj; liCnYj
otdelXno; liCno
CastnaA sobstvennostX
po otdelXnosti
edinstvennoe Cislo
privatizirovatX
ediniCnostX
obosoblAtXsA
CastnYj
nenavistX
poedinok
merzkij
voskresenXe
prikrikivatX
veter
setX; liniA
razzadorivatXsA
klej
kleitX
vYmA
legkomYslennYj
=
razvevatXsA
tesXma JrtY
ZabrY
vetrenYj
ventilAtor
provetrivatX
zelenX; fata nevestY
kolYxatXsA
zatYlok
xren
obmaxivatX
veer
bezvetrennYj
dekabrX
rYsitX
korm
frukt; plod
fruktY i AgodY
korma
kormitX
korrupcioner
korrumpirovannYj
korrupciA
padalX
=
oCenX lEgkij
zemlA; mesto
zemnaA kora
sputnik ^zemli
povsJdu
prixotX beremennoj
mestniCestvo
zemlA obetovannaA
araxis
mestnYj
zemlAk
xoronitX
priZivatXsA
bezzemelXnYj
ispYtYvatX otvraWenie
vdova
vdovYj
=
semX
nedelA
semX predkov
ZetYgen
soverSenstvovatX
soverSenstvovatXsA; sozrevatX
sirota
sirotskij
sirotstvo
CuvstvovatX sebA sirotoj
detskij priJt
^bolXSaA ^medvedica
ZetYru
nexvatka
dostiZenie; uspex
xvatatX; dostigatX
rukovoditelX
veduWij
rukovodstvo
vestisX na povodu
vesti za ruku; vesti
vesti; rukovoditX
dostatoCno
semero
nedostatoCnYj
dostatoCnYj
dostatoCno
podrostok
postavka
dostavlAtXsA
dostavlAtX; dovoditX
dostavka; postavka
postavWik
=
semXdesAt
dostigatX; xvatatX
estX; kuSatX
latunX
muZ starSej sestrY
ZeztYrnak
Casto
CastYj
Castota
uCaWatXsA
CaWe
otvraWenie
otvratitelXnYj
brezgovatX; pitatX otvraWenie
sobiratX; ubiratX
sobiratXsA
sobranie; sbor
sovokupnostX
sokraWatXsA
dvadcatX
morWitX
dZida
Agoda
okajmlAtX
plemAnnik; vnuk po doCeri
mebelX
sbor
sobranie
sobiratXsA
sbornik; sbereZeniA
sobrannYj
sobrannostX
nakaplivatXsA
nakaplivatX; sobiratX
nakopitelXnYj
sobiratX; ubiratX
=
rYZij
terAtX
terAtXsA; isCezatX
verxnij; verxovnYj
vYsokij; verxnij
vverx; naverxu
vYsSee uCebnoe zavedenie
vverxu; vYSe
povYSatX
povYSatXsA; podnimatXsA
uniCtoZatX; ustranAtX
dZungar
lJcerna
proekt
proektirovanie
proektirovatX
proektirovWik
uniCtoZatXsA; isCezatX
=
doroga; putX; stroka
obYCai
vstreCatXsA; povstreCatXsA
vstreCatX
putevYe zametki
passaZir; putnik
tigr
provodnik
putEvka
tovariW; sputnik; suprug
poslanie
posYlatX; otpravlAtX
provodnik
WedrYj
WedrostX
strogatX
net
net; ne imeetsA
nuZda; bednostX
otsutstvie
plaC po umerSemu
oplakivatX
inoxodec
polzatX
poxod
obYCaj
obrAd
predpoloZenie
predpolagatX
rYsitX
nabeg
istolkovYvatX
plan
planirovatXsA
planirovatX
valitX tolpoj
xrebet; grAda
pomoi
umYvatXsA; mYtXsA
okolo; poCti
nedavno; skoro
pribliZatXsA
nedavno; vskore
dikij luk
tolstYj
tolWina
smirnYj
tolstennYj
=
=
=
polYnX
lEZka skota
mYtX; stiratX
xudetX
isxudalYj
pribegatX; obraWatXsA; stanovitXsA na koleni
beg
begom
puskatX begom
begatX; beZatX
uzda
obuzdYvatX
kukuruza
sistema
sistemnYj; sistematiCeskij
sistematiCeski
sistemnYj
sistemnostX
sistematizirovatX
nerv
nervnYj
skakun
bYstrYj
mCatXsA
gruz; bagaZ
nakladnaA
beremennostX
nagruZatXsA
gruzitX; vozlagatX
priz
prizEr
Zelobok
SerstX
SerstistYj
snimatX SerstX
xodXba
povedenie
koe-kak
so vremenem
serdce
robetX
besserdeCnYj
smelYj
provoditXsA
provoditX; vesti; voditX
voditelX
xoditX; dvigatXsA
sto
Zuz
perstenX
vinograd
stoletie
sotnik
sotnA
sotnAmi
vstreCatXsA; videtXsA
v ZiznX
plavatX; plYtX
=
=
=
^CelAbinsk
=
=
=
=
=
=
^aSimbaev
^ko^a^p
^abiS
^abiSulY
^abiSev
^abilov
^abulxair
^abdigali
^abdigaliev
^abdYkadYrov
^abdraxman
^abdraxmanov
^abenov
^abubakir
^adilX
^adilXbek
^ajgerim
^ajteke
^alimZanov
^alimbaev
^ali
^aliA
^aliev
^alieva
^alixan
^amir
^amirZanov
^amre
^amirov
^amudarXA
^anuar
^aselX
^aset
^aubakir
^aubakirov
^auwzov
^auliekolX
^azilXxan
^azerbajdZan
^aziz
^n^t^p
^n^i^i
^gabiden
^gabit
^galYm
^galYmZan
^gani
^gaziz
^m^v^d
^ili
^ilXAs
^evangelie
^inZu
^islam
=
=
=
=
=
=
=
^olentY
^ustX-^kamenogorsk
^utegaliev
^utemisulY
^uzbekistan
^Sakarim
^Saripov
^SidertY
^Cingis
^Cingistau
^sinXczAn
^SYmbulak
=
=
^S^o^s
^m^s^b
^v^k^o
=
=
^Salkar
^Salkar
=
^CarYn
=
=
=
=
^CeCnA
=
^Cilik
=
=
=
=
=
^Sieli
=
^venera
^CundZa
^Sokan
=
=
=
=
=
=
^n^a^n
^e^n^t
^n^p^p
^v^o^v
^o^d^k^b
^k^n^b
^m^n^w
^uba
^velikobritaniA
^ulYtau
^ulZan
^ulan
^ulan-^bator
^ulpan
^urdZar
^uzYnagaS
=
^ibraj
=
=
^YntYmak
^YkYlas
^irgiz
=
^ismail
^Yskak
^iskakov
^issYk-^kulX
^stambul
^Zangir
^Zanibek
^Zanibek
^Zibek
^Zitikara
^ZuldYz
^Zumagali
^Zumagaliev
^Zumabaev
^Zumabaeva
^Zumabaj
^ZumabajulY
^Zumabek
^Zumanov
^Zumatov
^v^v^p
^t^o^o
^g^s^m
^z^a^o
^i^i
^s^p^i^d
^i^p
^d^t^p
vuz
^p^d^d
^i^i^n
^v^i^w
^t^w^c
^ZanYl
^Zanaozen
^Zanaarka
^Zanakala
^Zanakorgan
^Zanatas
=
^ZajYk; ^ural
^ZalagaS
^ZalanaSkolX
=
=
^Zanabilov
=
=
=
=
^ZangelXdY
=
=
^Zanseitov
^Zansugurov
^Zansugurov
=
^AponiA
^ZakYpov
^ZaksYbekov
^ZaksYlYk
=
=
^Zas ^alaS
^Zasulan
^wmba
=
^zemlA obetovannaA
^sredizemnomorXe
^bolXSaA ^medvedica
^ZetYsaj
^ZetYsu
^Zezkazgan
=
^dZungar
=
=
^Zunusov
^Zusup
^Zusupov
=
^aAgoz
=
^aSxabad
=
^a^p^k
^s^v^m^d^a
^minselXxoz
^o^a^o
^v^i^C
^i^k^t
=
^a^o
^s^S^a
=
=
^m^f^c^a
=
=
=
=
=
^afinY
=
=
=
=
=
=
=
=
=
^ajgerim
^ajgulX
^ajmautulY
^ajmautov
^ajnur
^ajkap
=
=
=
=
^ajtkali
=
=
^alXpY
=
=
^alaS-^orda
^alakolX
=
=
=
=
=
=
=
=
^allax
^allax
=
=
=
=
=
=
=
=
=
^amangelXdY
^amangelXdY
=
=
=
=
=
=
=
^andY
=
=
=
=
=
=
=
^antalXA
=
=
=
^akYlbek
^akan
^akbota
^akerke
^akmaral
^akmola
^akorda
^aksaj
^aksu
^aktobe
^aktau
^aktogaj
^aktotY
^arYsX
=
=
=
=
=
=
^arkalYk
=
=
=
=
=
^askar
^askarulY
^askarov
^askarkYzY
=
^astraxanX
=
=
=
^atatJrk
=
=
^afganistan
=
=
=
=
=
=
=
=
=
=
^bajterek
^biSkek
^birZan
^birlik
^bogenbaj
^bukeevskaA ^orda
^bukejxan
^bukejxanov
^bukar
^buxar-^ZYrau
^buxtarma
^buxara
^m^o^n
^o^o^n
^e^n^p^f
^o^a^w
^s^m^i
^z^k^o
^b^i^n
=
^baAnaul
^bagdat
^bagdad
^baSkortostan
^bajgaziev
=
=
=
^bajmuxanov
^bajkonur
=
=
^bajseitova
^bajtursYnulY
=
=
^balkanY
^balxaS
^baltika
=
=
^bakYt
^bakYtulY
^bakYtZan
^bakYtZanov
^bakanas
^baktiAr
=
=
^barnaul
=
=
=
=
=
=
=
^beimbet
=
=
=
=
=
=
=
=
=
=
^bekmuxanov
^bekmagambetov
=
^bektau-^ata
=
=
=
=
=
=
^berik
^berdibaev
=
=
^beskaragaj
^betpak-^dala
^bibigulX
^bibinur
=
=
^bolaSak
=
^bolatulY
=
^bolatkYzY
=
=
=
=
=
=
^botagoz
=
=
=
=
=
=
=
^bulaevo
=
=
=
=
=
=
^daut
^daulet
^dauletov
^dauren
^daurenov
^dilXmurat
^dilXnaz
^dinmuxamed
=
=
^v^o^z
^v^o^z
^d^n^k
^v^t^o
^minzdrav
^dagestan
=
=
=
=
=
^dariga
=
=
=
=
^derZavinsk
=
=
=
=
=
=
=
=
=
=
=
^dosmuxamedulY
^dostYk
=
=
=
=
=
=
^dulatulY
=
=
=
^dujsenbaev
^dujsenov
^enlik
^e^n^u
^e^a^w^s
^b^v^u
^e^s
^o^b^s^e
^volga
^edilX
^evfrat
=
^wkibastuz
=
=
=
^ilek
=
^wmba
=
^erimbetov
^erZigit
=
=
=
=
=
=
^erlanulY
^erlankYzY
=
=
=
^ersultan
^irtYS
=
^esik
^iSim
^esim
^esimov
^Jpiter
=
=
^esengelXdY
=
=
^evr^az^w^s
^evraziA
^evrosoJz
^evropa
=
=
=
=
=
=
=
=
^filippinY
=
=
=
=
=
^f^r^g
=
=
=
=
=
=
=
=
=
=
=
=
^gimalai
=
=
=
=
=
=
^greciA
=
=
=
=
^guterreS
=
=
^gulXSat
^gulXZan
^gulXbarSYn
^gulXmira
^gulXnur
^gulXnar
^gulXsim
=
=
=
^ibraxim
=
=
^imangali
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
islam
=
=
=
=
=
=
=
=
=
=
=
^kakimZan
^kamSat
^karim
^karimov
^karimova
^kausar
^kuSerbaev
^kokSetau
^kokpektY
^koktobe
^kolXsaj
=
^k^g^u
=
^s^s^r
^s^s^s^r
^k^n^d^r
=
=
=
=
=
=
=
=
=
=
^karlag
=
^karpatY
=
=
=
^kenes
^kengir
=
^kekilXbaev
=
=
^kenZegaliev
=
=
=
=
=
=
^ketmenX
=
=
=
=
=
=
=
=
=
=
=
=
=
^kulAS
^kulXpaS
^kumis
^kunsulu
^kurCum
^lejlim
^lejla
^lAzzat
=
=
=
=
=
=
=
=
=
=
=
=
^lepsY
=
=
^lisakovsk
=
=
=
=
=
=
=
^mangilik ^el
^maZilis
^maZit
^madi
^madina
^medina
^malik
^mambetov
^mametova
^manSuk
^mariAm
^masimov
^moskva
^maverannaxr
^minbergen
^minura
^mirZakYp
=
^moldir
^mugodZarY
^mukagali
^mukaSev
^mukan
^mukanov
^murat
^muratulY
^muratov
^muratkYzY
^musa
^musabaev
^mustafa
^mustafin
^muxamed
^muxamedZanov
^muxametZanov
^muxammed
^muxtar
^mustau
=
=
=
^egipet
^o^s^m^s
^n^p^z
=
^o^s^i
^g^k^p
^k^g^k^p
=
^magZan
^mangistau
^vengriA
=
=
=
=
=
=
=
=
=
=
=
^malXdivY
=
=
=
=
=
^mamlJtka
=
=
^mansur
^makataev
^maksut
^maksat
^maktaaral
=
=
^maratulY
^maratkYzY
=
=
=
=
^markakolX
=
^martuk
=
=
=
=
=
=
^mejirZan
^mejrmanov
=
^mejramgulX
^mekka
=
=
^merke
=
=
=
=
=
=
=
=
=
=
^mongoliA
^mojYnkum
=
^moldagulova
=
=
^momYSulY
=
=
^musrepov
^nil
^nur ^otan
^nurgali
^nurgaliev
^nurgalieva
^nurgisa
^nurZan
^nura
^nurbek
^nurbolat
^nurgulX
^nurlan
^nurlanulY
^nurlanov
^nurlankYzY
^nurmuxamed
^nurmagambetov
^nurpeisov
^nurpeisova
^nurkasYm
^nursultan
^nurtas
^nurtazin
=
=
^nYgmatulin
=
=
=
=
=
^narYnkol
=
=
=
^naurzum
=
=
=
=
^nazarbaev ^universitet
=
=
^nazgulX
=
=
^niderlandY
=
=
=
=
=
^novosibirsk
=
^J^a^r
=
^J^k^o
^c^i^k
=
=
=
^uil
=
=
=
=
=
=
=
=
^omsk
=
^orenburg
^uralXsk; ^ural
=
=
=
=
=
^osakarovka
=
=
=
=
^otrar
=
=
^pakistan
^k^s^k
=
=
=
=
=
=
=
=
=
=
=
^pEtr
^petropavlovsk
=
=
=
=
=
=
=
^priozErsk
=
=
^bog
^kudajberdiulY
^kudajbergen
^kulYbaev
^kulXdZa
^kulan
^kulmanov
^kulXsarY
^kunanbaev
^kunanbajulY
^kurYk
^koran
^kurmangazY
^kurmanbek
^kurmanov
^mleCnYj ^putX
^kusainov
^kusainova
^kYmbat
^kYrgYzstan
^krYm
^kitaj
^mars
^kYzYlorda
^kYzYlkum
^u^k
^k^p^k
^k^m^g
^n^d^s
^r^k
^k^t^Z
^k^n^r
^kaSagan
^kaSgar
^kaZYmukan
^kabanbaj
^kabdolov
^kadYr
^kadYrbaev
^kadYrov
^kaindY
^kairbekov
^kajrat
^kajrat
^kajsar
^kali
^kaliev
^kalmYkiA
^kamYstY
^kambar
^kanYS
^kanat
^kanatulY
^kanatkYzY
^kandYagaS
^kapCagaj
^kapal
^kaparov
^kar^g^u
^karaganda
^karaCaganak
^karaaul
^karakum
^karakalpakstan
^karakiA
^karasaj
^karatal
^karatau
^karlYgaS
^karkaralinsk
^kasYm
^kasYm-^Zomart
^kasYmov
^kasYmova
^kasYmxan
^kasenov
^kaskelen
^katon-^karagaj
^kazYgurt
^kazYbek
^kaz^n^m^u
^kaz^n^p^u
^kaz^n^t^u
^kaz^n^u
^kazaxskaA ^s^s^r
^kaz^munaj^gaz
^kazalY
^kazanX
^kazaxfilXm
^kazaxmYs
^kazinform
^kazaxstan
^kazaxtelekom
^kazatomprom
^kazinform
^kazkommercbank
^kazpoCta
^kaztalovka
^kigaC
^koSanov
^koZa
^koZamkulov
^koZanov
^koZaxmetov
^kobYlandY
^xobda
^xovd
^kunaev
^konaev
^korgalZYn
^kurgan
^xorgos
^kordaj
^korlan
^korkYt
^kosSY
^kostanaj
^kuanYS
^kuandYk
^rYskulov
=
=
^r^g^p
^r^g^u
^r^n^k
=
^rabiga
=
=
^ramadan
^rakYSev
=
=
=
=
=
=
=
=
=
=
^rossiA
=
=
=
=
=
=
=
=
=
=
=
=
^rustem
^sabit
^sadvakasov
^saken
^saniA
^satpaev
^satpaev
^saule
^sibirX
^seletY
^seletYteniz
^sultan
^sultanov
=
^sYrdarXA
^m^i^d
=
^s^k^o
=
^sagYntaev
^sagYntaj
^sagiz
^sagadiev
^sagat
=
=
=
^sadYkov
=
=
=
=
^samruk
^samruk-^kazYna
^samarskoe
=
^samarkand
=
=
=
^sandugaS
=
=
=
=
^sarYSagan
^sarYagaS
^sarYarka
=
=
^sarajCik
^saranX
=
^sarkan
=
=
^sasYkkolX
=
=
=
^saur
=
^seitZan
^seitov
=
=
=
=
=
=
^serik
^serikulY
^serikbaev
^serikbaj
^serikYzY
=
=
^sergeevka
=
=
=
=
=
=
=
=
=
=
^smagulov
^smailov
=
=
=
=
=
^sozak
=
^stambul
=
=
=
=
=
^suJnbaj
^sulejmen
^sulejmenov
^sulejmenova
=
^tengri
^taZibaev
^tadZikistan
^taZin
^taken
^tauke
^tleubaev
^tleuberdi
^tole
^tolebi
^tolegen
^tulegenov
^tolepbergen
^toregali
^tJratam
^turan
^tursYn
^tursYnbek
^tursYnbekov
^tursYnov
^tuzkolX
=
^C^s
^m^C^s
^Z^k^x
^s^n^g
=
^t^J^r^k^p^a
^t^J^r^k^s^o^j
=
=
=
^tajip
=
^tailand
=
^talgar
^talgat
=
^taldYkorgan
=
=
=
=
=
^tarbagataj
^tasboget
=
^tasmagambetov
=
=
^tora
=
^tengiz
^tenge
=
^tekeli
=
=
^temir
^temir
^temirlan
^polArnaA zvezda
^temirtau
=
=
=
=
=
^togZan
^tobol
=
=
=
=
^tokaev
^tokaeva
^toktar
^toktarbaj
^toktarov
^turgaj
=
=
=
^tYva
^tJmenX
^turkmenistan
^turkestan
^turciA
^valixanov
^u^z^i
=
=
=
=
^vikipediA
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
^o^w^s^r
=
=
=
=
=
=
^wrdogan
=
=
=
^m^o^k
^c^o^n
^m^v^f
=
=
=
=
=
=
=
^xan ^SatYr
=
^xan-^tengri
^xaknazar
=
=
=
=
=
^xiva
=
=
=
=
^uSaral
^poAs ^oriona
^uStobe
^n^p^o
^ukibaev
^ulXba
^indiA
^urumCi
^pleAdY
^ustJrt
^zaure
^zulkarnaj
=
^psaltYrX
=
=
=
^zejnulla
=
=
^zerenda
=
=
leleAtX
ostanovka
ostanavlivatXsA
izvestnYj
Zalkij
ZaletX sebA
noga; konec
neoZidanno
obuvX
zaverSatXsA; zakanCivatXsA
zaverSatX; zakanCivatX
kovarnYj
=
ZaletX; WaditX
ZalostX
bespoWadnYj
moroz
moroznYj
angliCanin
po-anglijski
teCenie; potok
potok
teCenie
slivatX; litX
starSij brat; dAdA
bratXA
derevo; drevesina
dAdA; uCitelX
rodnA; sorodiC
prosvetitelX
prosveWenie
beletX; blednetX
oploSnostX
teCX; litXsA
medvedX
zverX; diCX
naivnYj
naivnostX
dolina
zameCatXsA
nablJdatelXnYj Celovek
zameCatX; ponimatX
oxotnik
oxota
rYdatX
opeSitX
legenda
annotaciA
nevznaCaj
podsteregatX; sleditX
prostoduSnYj
blagouxatX
stremlenie
ZaZdatX; toskovatX
golodnYj
golodatX
otkrYvatXsA
oZestoCatXsA; boletX duSoj
otkrYtYj; AsnYj
otkrYto
otkrYtYj
svetlo-sinij
rasseAnnYj
otkrYtYj
droZZi
kvasitX
ZadnYj
ZadnostX
golod
otkrYvatX
gnev
prokisatX
vspYlXCivYj
serditYj
serditXsA; zlitXsA
gorXkij; ostrYj
razvoditXsA
vYklJCatelX
razliCatX; razQedinAtX
razluCatXsA
smertX
vid
xoroSetX
smuWatXsA
CestX; avtoritet
Zena starSego brata muZa
=
dAdA
=
osteregatXsA
neostoroZnYj
neCaAnno
tJrXma
blagoustraivatX
sunduk
rasterAtXsA
=
=
=
Sag
SagatX
taraWitXsA
adraspan
tetiva
=
CestnYj; vernYj
veSalka v Jrte
CestnostX; vernostX
oCiWatX
Celovek
po-CeloveCeski
CeloveCnostX; nravstvennostX
gumannYj
=
zabluditXsA; zabluZdatXsA
=
=
=
=
=
=
afrikanec
=
agrarnYj
=
=
agropromYSlennYj
=
ax
mesAc; luna
Zerebec
krik
kriklivYj
kriCatX
ulika
pokazanie
svidetelXstvovatX
ukraSatX
vYzdoravlivatX; rasseivatXsA
podpruga
v mesAc
vina; Straf
vinovnik
Straf
nevinovnYj
vinovnYj
obvinAtXsA
obvinAemYj
obvinAtX
obvinenie
dvugorbYj verblJd
liSatXsA; rasstavatXsA
obmen
obmenivatXsA
obmenivatX
raznostX
razliCie; raznica
razdelAtX; otliCatX
groznaA sila
doblestnYj
sekira
groznostX
vnuSitelXnYj
prinimatX groznYj vid
vodnaA gladX
drakon
xoxol
gnatX
ssYlka
mesACnaA zarplata
mesACnYj
xitrostX; ulovka
xitrec
gavanX
laskatXsA
laskatX
region; oblastX
regionalXnYj
peremennaA
peremennYj
neizmennYj
zerkalo
kruZitX
oborot; obraWenie
obraWenie
zanimatXsA
okruZenie; okrestnostX
vokrug
prevraWatXsA
vraWatX; prevraWatX
obQezd
vraWatXsA; prevraWatXsA
AsnYj; CEtkij
AsnostX
proAsnAtXsA
poziciA
proAsnAtX
krik
kriCatX
sxvatka
sxvatYvatXsA
osobYj; isklJCitelXnYj
=
=
atu
proiznoSenie
bYtX skazannYm; govoritXsA
=
=
sporitX; sostAzatXsA
natravlivatX
znaCitelXno
znaCitelXnYj
kstati
ostroslov
zastavlAtX skazatX
skazatX; rasskazatX
=
=
akademiCeskij
=
=
=
=
=
=
=
=
aktEr
=
=
=
=
=
=
=
=
a; Ze
nu davaj
smetlivYj
blagodarnostX
predislovie
vperEd
pervYj; pervonaCalXnYj
pervYj; pervonaCalXnYj
=
=
xoditX vrazvalku
razrYv
otdalAtXsA
=
=
=
=
=
=
CislitelX
bratXsA; bYtX vzAtYm
gigantskij
velikan
spekulAnt
dalEkij
daleko
vzaimnYe rasCEtY
udalEnnostX
izdaleka
otdalAtX
udalAtXsA
borotXsA
pEstrYj
moSennik
moSenniCestvo
ploWadX; pole
rasseAnnYj
bespokoitX; trevoZitX
bespokoitXsA; otvlekatXsA
obespokoennostX
polAna
bezmAteZnYj
=
=
debitorskij dolg
okunX
pEstrYj
odnako
prokaZEnnYj
ura
ladonX
oCiWenie ognEm
nizkij; nevYsokij
izgonAtX
raznoglasie
gorACnostX
=
=
perEd; perednAA CastX
predYduWij; perednij
pozavCera
snaCala; preZde vsego
v buduWem
obmanYvatXsA; zabavlAtXsA
otvlekatX
obmanYvatX
=
=
=
^allax
=
=
gruSa
Abloko
smennYj
zamenAtXsA
zamenAtX; obmenivatX
obmenivatXsA; smenAtXsA
almatinec
SestXdesAt
gorlo
zapYxatXsA
alYj
oZerelXe
prisAZnYe
dolina
SestX
altYbakan
zoloto
zolotistYj
altaec
Sestero
bratX; poluCatX; pokupatX
vYCitanie
poluCatelX
sliva
sredstvo; sposob; dejstvie
delatX neCego
naxoditX sposob
ponevole
vYnuZdennYj
Zivoj; nevredimYj
amanat; doverennoe; zalog
blagopoluCie
zdorovatXsA
=
amerikanec
amerikanec
amerikanskij
=
=
=
=
AsnYj; toCnYj
AsnostX
opredelAtXsA; vYAsnAtXsA
opredelenie; spravka
spravoCnik
opredelAtX; vYAsnAtX
opredelenie
matX
von tot
gorazdo
takoj
materinstvo
=
=
=
granat
=
=
=
von tot
izredka
=
=
=
=
=
=
=
klAtva; prisAga
=
=
=
=
=
=
=
=
=
oCenX gorXkij
soverSenno AsnYj
oCenX dalEkij
soverSenno AsnYj
oCenX xudoj
oCenX deSEvYj
oCenX tAZElYj
boZe moj; nado Ze
starSaA sestra; mama; tEtA
sEstrY
tEtA; uCitelXnica
logovo
otvesti; otvezti; otnesti
avariA; katastrofa
avarijnYj
avarijnYj
=
=
opium
=
=
belosneZnYj
=
=
nedelA
eZenedelXnYj; nedelXnYj
eZenedelXnik
znoj
v nedelJ
=
belYj
imenno; tak i
belovatYj
denXgi
deneZnYj
veCer
bezdeneZnYj
plata; oplata
um; razum; sovet
um; intellekt
platnYj
umnYj
um
sovetovatXsA
mudrYj
neumnYj
glupYj
glupostX
powt; akYn
agat
konec
nakonec; v konce koncov
tixo; medlenno
nakonec; v konce koncov
potixonXku
besplatnYj
prostYnA
privetlivYj
petruSka
prinosAWij udaCu
defekt
belYj orEl
istina
istinnYj
zagrobnYj mir
fevralX
informaciA
informacionnYj
informatizirovatX
raduSnYj
dobroduSnYj
lebedX
xromoj
xromoj
aksakal; starejSina
svetlovolosYj
xromatX
aristokrat
belizna
opravdYvatXsA
pererYvatX
opravdYvatX; belitX
opravdanie
belok
sovestX; CestX
dalXnij
pozavCera
argamak
argYn
arCa
CistitX
dalXSe
dalXSe; dalee
tuda-sJda
izbavlAtX
izbavlAtXsA
xudoj
arYk
xudetX
slavnYj sYn
lev
Zaloba
promeZutok; rasstoAnie; pCela
izredka
=
po-arabski
zarA
ostrov
smeSannYj
obWenie
meSatX; smeSivatX
smeSivatXsA; obWatXsA; vmeSivatXsA
obxoditX; poseWatX; pilitX
neCistYj; podlYj
sornAk
podlostX
darmoed
podlec
pastX
provokaciA
vodka
sootnoSenie
vraZduJWij
vraZda
telega
sostAzatXsA v xitrosti
zavoroZitX
=
=
=
=
=
CestnYj
armAnin
meCta
dalee
meCtatelXnYj
=
kanal; ruslo
specialXnYj
specialXno
posvAWatXsA; prednaznaCatXsA
posvAWatX; prednaznaCatX
posvAWenie
specialXnYj
ACmenX
Cerez; posredstvom
spina; sever; opora
nesti na spine
verEvka
arxar
utok
gav
gav-gav
gromko laAtX
bessovestnYj
=
zad; zadnAA CastX
s lixvoj
ostavlAtX izliSek
navXJCivatXsA
bolee; bolXSe Cem
liSnij
preimuWestvo
preimuWestvennYj
=
=
=
zadnij
nazad
uveliCivatX; povYSatX
vozrastatX; prevosxoditX; navXJCivatX
xudetX
dux predkov; aruax
obmYvatX pokojnika
=
=
=
arxeologiCeskij
=
=
=
=
=
deSEvYj
eda; piWa; pominki
pospeSnYj
speSitX; toropitXsA
plemennaA poroda
dragocennYj kamenX
veSatXsA
asYk; alXCik
ne speSa
priEmYS
kormitX; soderZatX; prevYSatX
kormilec
prevYSatX; perenositX
vesXma; osobenno
svYSe; bolee
=
upletatX
neobuzdannYj
gorox
=
ukrop
nebo
astronomiA
pribor; instrument
povar
=
=
obostrAtXsA
tYkva
neobYCajno
vozvYSennYj
vozvYSatXsA
vYsoCajSaA verSina
Zeludok
assalamu alejkum
=
=
=
niz; niZnAA CastX
niZnij
zerno; xleb
bolee; svYSe
stolica
astanCanin
boZe upasi
podkladka
inoskazanie
perepletatXsA
korYto
=
=
=
=
pereval
perevalivatX
stolovaA; kuxnA
rabotnik stolovoj
kuxnA
loSadX; imA; nazvanie
vYstrelivatXsA; brosatXsA; bYtX rasstrelAnnYm
perestrelka
perestrelivatXsA
ded; predok
deduSka i babuSka
roditeli
predki
rodoslovnaA
rodina predkov
=
termin
otcovstvo
rodstvennik po otcu
nazYvatXsA; imenovatXsA
otCizna
=
nazYvatXsA; prozYvatXsA
zvanie; slava
tWeslavie
rodovoe koCevXe
tWeslavnYj
znamenitYj
nazYvatX; imenovatX
imenitelXnYj padeZ
imennoj
bezYmAnnYj
trener skakovYx loSadej
=
=
=
=
=
atmosfernYj
=
strelok
vYpolnAtXsA
ispolnAtX; vYpolnAtX
ispolnitelX
ispolnitelXnYj
=
na konej
otpravlenie
otpravlAtXsA; vYezZatX
tEzka
propuskatX
SagatX; perestupatX
=
=
=
strelAtX; brosatX; rassvetatX
poZaluj; vedX
au; wj
rYbolovnaA setX
afganec
selo; aul
selXskoxozAjstvennYj
selXskij; aulXnYj
odnoselXCanin
tAZElYj
otAgoWatX
tAZeletX
CuvstvovatX bolX
tAgostnYj
tAgota
priCinAtX bolX
boletX
obmen
smena
peremennYj
zamenAtXsA
zamenAtX; menAtX
menAtXsA; perexoditX
otklonAtXsA
rot; usta
ustno
ustnYj
edinoduSie
razgovlAtXsA
razgovornYj
prixoZaA; gostinaA
vozdux
pogoda
rajon; ploWadX
rajonnYj
perevoraCivatXsA; perevoditXsA
perevod
perevodCik
perevoditX; perevoraCivatX; pereCislAtX
=
=
=
=
dvor
oxotitXsA; lovitX
territoriA
valAtXsA
masStab
masStabnYj
masStabnostX
sostoAtelXnYj
boleznX
bolXnoj
bolXnica
nakrenAtXsA
=
=
=
=
=
avstraliec
avstriec
=
=
=
=
=
=
=
avtomatiCeskij
avtomatizirovatX
=
=
=
=
=
=
=
=
=
=
aga
poloZenie; obstanovka
malYj; nemnogoCislennYj
malo
razvraWatXsA
soblaznAtX
sovsem nemnogo
menXSinstvo
piWa; proviziA
proviziA
prodovolXstvie; produktY
kormitX
menXSe
umenXSatXsA
umenXSenie
umenXSatX; vYCitatX
graZdanin
graZdanstvo
graZdanskij
muCenie; stradanie
muCitelXnYj
muCitXsA
muCitX
svobodnYj
nemnogo
aziat
aziatskij
=
korennoj zub
xudetX
badik
podsneZnik
bajbiSe
oj
bajga; skaCki; priz
bajterek
beda
moZet bYtX
lomatXsA
vse; vsE
vsE ravno
molodec; bravo
pari; spor
to-to Ze
zamedlAtX
oslabevatX
stixatX
konkurenciA; soperniCestvo
konkurenciA
soperniCatX
botinki
osX
nekvalificirovannYj
kvalificirovannYj
kvalifikaciA
znanie; obrazovanie
obrazovanie
obrazovannYj
obuCaJWijsA
neobrazovannYj
vYraZatX; soobWatX
predpleCXe
poZaluj
braslet
znaJWij
znatX; uznatX
soverSenno odinakovYj
vYsoCennYj
odin
gde-to
odnaZdY
edinoglasno
kogda-to; odnaZdY
odin raz
drug druga
po odnomu
soobWa; vmeste
obQedinAtXsA
obQedinEnnYj
obQedinAtX
drug druga
pervYj
v pervuJ oCeredX
v pervYj raz
vo-pervYx
odin za drugim
posledovatelXnostX
v nekotoroj stepeni; dovolXno
edinYj; sploSnoj
odnostoronnij
navsegda
okonCatelXno
no
edinoglasno
nemnogo; nekotoroe vremA
nemnogo; nekotoroe vremA
nekotorYj; nemalYj
uprAmYj
odnaZdY
to; odnaZdY
Cto-to; Cto-nibudX
odinakovYj
Cto-to
srazu
unikalXnostX
to
kto-to; odin
vmeste
vmeste s
edinstvo; edinica
sovmestno
sovmestnYj
obQedinenie
obQedinAtXsA
neskolXko
neskolXko raz
rovno
ravnomernostX
rAd
tak ili inaCe
ponemnogu
postepenno
edinYj; celostnYj
edinstvo
nemalo
postepenno
peremirie
oblik i natura
mirotvorec
neprimirimYj
zakanCivatX; zaverSatX
vYpusknik
miritXsA; dogovarivatXsA
zakuporivatXsA
zatYkatX
konCatXsA; zaverSatXsA
mY
Silo
po-naSemu
mY vse
=
bJdZetnYj
=
=
=
=
=
=
malYS; mladenec
perepel
ovod
zaderZivatX
zaderZivatXsA
vodoxraniliWe
plotina
pregraZdatX; zaderZivatX
taz
predgorXe
CastX
otdel; razdel
otdelenie; podrazdelenie
razdelenie
Castnoe
delitXsA; otdelAtXsA
delitXsA; razdelAtX
detalX; drobX; roznica
drobitX
dvoJrodnYj brat ili sestra po materi
otdelXnYj
otdelXno
krome; otdelXno ot
razdelXno
obosoblennostX
obosoblAtXsA
otdelAtX
bYtX okutannYm
komnata
sosed po komnate
volConok
delitX; vYdelAtX
delenie
volk
Sapka mexovaA
pokrYvalo nevestY
sYpX
razbuxatX
podstilka iz SkurY
xvastatXsA
butYlka
CuZoj
bAzX
olenX
arkan
klJCica
blokirovatXsA
blokirovatX
okovY
proliv
pritaitXsA
SeroxovatYj
ranee; do wtogo
vpredX
eWE bolee
zamknutYj
zamknutostX
izdelie; veWX
prosXba
prikazYvatXsA
prikazYvatX; povelevatX
povod verblJda
nadevatX povod na verblJda
prikaz
povelitelXnoe naklonenie
kudrAvYj
wtot; wto
v naSi dni
sobolX
vilAtX
smuta
maxatX
mYSca
mutnYj
balovenX
losX
rodnik; ruCej
solovej
mutnYj
sadZa
smutno vidnetXsA
nabivatX cenu
porYv
vYrYvatXsA
dErgatX
oblako; tuCa
uvilivatX
bezoblaCnYj
oblaCnYj
uvilivatX
oCenX kudrAvYj
bYk
massY
massovYj
prAtki
sverlo
grad
sYpatXsA gradom
ugol; perec
perCEnYj
rezolJciA
povorot
povoraCivatXsA; svoraCivatX
kosa (priCEska)
ranXSe; preZde
do; ranXSe
bYvSij; preZnij
po-preZnemu
kak preZde
eWE bolXSe
izdavna
nepravilXnYj
izvivatXsA
skruCivatXsA
vint
krutitX
skladka
iskaZatXsA
iskaZatX
pozavCera
klubom
burlA
burlitX
klubitXsA
vXJga
vXJZitX
povoraCivatX; krutitX
kust
vetka
vetvitXsA
obrubatX vetvi
isporCennYj
lomatXsA; portitXsA; naruSatXsA
isporCennYj
xuligan
xuliganskij
xuliganstvo
xuliganitX
telEnok
lomatX; razruSatX; naruSatX
naruSenie
bulXkanXe
paCkatXsA
vYdelannaA koZa
paCkatX
besporAdoCnYj
rYxlYj
tak; sJda
vpredX; dalXSe
tak i sAk
tak
lepetatX
v proSlom godu
proSlogodnij
s proSlogo goda
tletX
xrustX
tresk
rassYpatXsA
li
daveCa
davnYm-davno
baklaZan
=
proCnYj
doklad
dokladCik
izlagatX; povestvovatX
izloZenie
skazuemoe
medlennYj
medlenno
medlitelXnostX
pridatoCnoe
podCinEnnostX
podCinAtX; pokorAtX
podCinAtXsA
napravlenie
orientaciA
napravlAtXsA
napravlAtX
cena; ocenka
cennYj
ocenivatXsA
ocenivatX; cenitX
ocenivanie; ocenka
kurs valJt
stolb; kolonna
daveCa
bescennYj
sadovnik
orientir
svetofor
programma
programmist
programmirovatX
orientirovatX
pasti; sleditX; staratXsA
bogatetX
palec nogi
baSkir
poSlina
svoAk
razglAdYvatX
predok; praded
vYpuCivatXsA
mindalX
=
bogatYrX
bogatYj
bogaC; baj
zaZitoCnYj
bednYj
sYC
bajgazY
bajulY
rassuditelXnostX
iskonnYj; drevnij
iskonnostX
obogaWatX
Sum
bogatstvo
reSenie
svAzX
v svAzi s; v zavisimosti ot
svAzannYj; zavisAWij
svAzYvatXsA
svAzYvatX
svAzYvatXsA
privAzYvatXsA
svAzYvatX; privAzYvatX
nablJdatelXnostX
zameCatXsA; nablJdatXsA
prismatrivatXsA
datX zametitX
zameCatX; nablJdatX
konkurs; nablJdenie
neCaAnno
stepennYj
stepennostX
ostepenitXsA
molodaA kobYla
stolica
=
=
mEd
sveZij
molotok
bitX molotom
glina
glinistYj
rYba
rYbak
rebEnok; ditA
deti
branX
po-detski
detskij sad
detstvo
detskij
detskij dom
roZatX
wkvivalent; alXternativa
=
ptenec
pCela
upodoblAtX
sveZij
=
vodoroslX
malYS
mladSij rodstvennik ZenY
kostYlX
=
=
gadalka
=
=
=
=
=
moroZenoe
vrazvalku
plavitX
balkajmak
balkarec
listvennica
plavitXsA
golenX
topor
=
=
=
=
=
=
=
bankovskij
statXA
uxaZivatX; xolitX
trener
sad; sCastXe
ogorod; detskij sad
kontrolX; nablJdenie
nablJdatX; kontrolirovatX
nablJdatelX
sCastXe
k sCastXJ
nesCastnYj
nesCastXe
sCastlivYj
lAguSka
palec nogi
babka
Sest
oduvanCik
veCnostX
Saman
nevezuCij
pastux
sopernik
soperniCestvo
zaZitoCnostX
estX; imeetsA
=
vse
vse
govoritX basom
=
barYmtaC
maksimalXno; kak moZno
bars; xod
datelXnYj padeZ
postepenno
=
vse; vesX
vezde
razvedka
razvedYvatX
razvedCik
bolXSoj palec
=
barxat
=
=
=
idti; exatX
golova; naCalo; verx
glavnYj
svoboda liCnosti
golovnoj ubor
Cerep
otkaz
rukovoditelX; glava
rukovodstvo
izdanie
peCatatXsA; utixatX; pridavlivatXsA
preobladaJWij
prioritet
prioritetnYj
vnaCale
tretirovatX
priprava
xuligan
=
izdatelXstvo
izdatelX
lestnica
ZilXE
bezdomnYj
bYCok
pressa; peCatX
press-sekretarX
tipografiA
uzornaA tesXma JrtY
stupenXka
zaxvatCik
zaxvat
drugoj; inoj
drugoj; inoj
krome; pomimo
inaCe; po-drugomu
upravlAtXsA
upravlenie; pravlenie
upravlAtX; rukovoditX
upravlenie
upravlenCeskij
vstreCa
=
glavnYj
naCalXnik
bYtX zadavlennYm
nasedatX
bastangY
naCinatXsA
iniciativa; naCinanie
naCalXnYj; pervonaCalXnYj
pervonaCalXno
poruCitX naCatX
naCinatX; vesti
istok; naCalo
podleZaWee
naCalXnYj
davitX; nastupatX; peCatatX
smelYj; reSitelXnYj
smelostX
batYr; geroj
xrabrYj
geroizm; otvaga
knopka
pogruZatX; okunatX
zapad
zapadnYj
blagoslovenie; bata
daJWij blagoslovenie
=
=
=
=
vozduSnYj zmej
grAzX
bolotistYj
tonutX; zaxoditX; smetX
rodnoj brat; sorodiC; peCenX
sobrat
bratskij
bratatXsA
laskovYj
bratskie Cuvstva
baursak
sklon
uvlekatX
forelX
uprEk
=
bazar; rYnok
gostinec
li
beSmet
klever
avtoritet; prestiZ
avtoritetnYj
neavtoritetnYj
relXef
delatX relXefnYm
besplodie
bespeCnostX
sklonnYj
prisposablivatXsA; adaptirovatXsA
prisposablivatX; adaptirovatX
mogila; kladbiWe
bednYj
mirnYj
mir
raznuzdannYj
neizvestnYj
bespokoitX
obraz; oblik
slovno
videozapisX
videoklip
izobraZatXsA
izobraZatX
izobraZenie
izobrazitelXnoe iskusstvo
tAZkij trud; muCenie
videoplEnka
tAZkij
bespeCnYj
bespeCnostX
neoficialXnYj
Cetverg
neznakomYj
nejtralXnYj
nejtralitet
nejtralizovatX
sumerki
=
ukreplenie
reSitXsA; ukrepitXsA
osEtr
utverZdatXsA; zakreplAtXsA
utverZdatX; zakreplAtX
zrA; naprasno
stanciA
ukreplAtXsA
poAsnica; taliA
belXgiec
poAs
poAs
Jbka
sxvatYvatXsA
poAs
pereval
znak; priznak; otmetka
izvestnYj
naznaCatXsA; opredelAtXsA
otmeCatX; naznaCatX; opredelAtX
neizvestnYj
neizvestnostX
=
aktivnYj
aktivnostX
aktivizirovatX
aktivizirovatXsA
i; s
=
s; s tex por kak
sJda; bliZe
sJda
proCnYj; krepkij
proCnostX
predannostX
davatXsA; predavatXsA; sdavatXsA
zadolZennostX
dostatok; soglasie
neurAdica
bliZnij
sJda
davatX
daJWij
pAtX
kolYbelX
poslepoludennoe vremA
pAtiletka
berdanka
beSbarmak
pAtero
pAtErka
=
lico; stranica; poverxnostX
=
napravlenie
povorot
zakladka
tipCak
xuZe; bolXSe Cem
sklon
=
licom k licu
maska
besstYZij
napravlAtXsA
Zeleza
izbegatX
bezmen
besserdeCnYj
oformlAtXsA
ukraSatX; oformlAtX
prYW
malAriA
otvraWatXsA
bij; tanec
neZnYj
vYsokij
vYsota
tancor
v wtom godu
nYneSnego goda
na wtot god
=
^bibliA
=
pSenica
kobYla
barYSnA
vlastX
=
=
pravitX
pravitelX
gospodstvo
=
=
=
=
=
=
biologiCeskij
=
=
=
=
=
bismillA
voSX
=
=
=
=
=
=
=
=
falXSivYj
kraska; cvet
krasitX
malAr
brannoe slovo
poddannYj
poddanstvo
vYkup
rost; stan; telo
roslYj
v teCenie; na protAZenii
po; soglasno
vzroslaA devuSka
xolostAk
xolostoj
=
neradivostX
roslYj
dolgota
amulet
=
boksEr
smotri
otricanie
volostX
volostX
pomogatX; boletX za kogo-libo
prognoz; gipoteza
prognozirovatXsA
prognozirovanie
predpolagatX
buduWee
buduWij
navernoe
stalX
drAblYj
bolgarin
bYtie; suWnostX
neznaCitelXnYj
ili; inaCe
=
bYtX; statX; proisxoditX
=
=
soverSenno pustoj
sovsem blednYj
ugroza
SantaZ
mel
dolg
dolZnik
buran; metelX
metelXnYj
vXJZitX
=
barsuk
=
xrust
svobodnYj; pustoj
porog
vAlYj
slabostX
slabetX
osvoboZdatXsA
osvoboZdatX; uvolXnAtX
osvoboZdatXsA
beZenec
zrA; vpustuJ
svoboda
verblJZonok
=
=
kaSa
svetlo-serYj
blednovatYj
buza
blednetX
JnoSa
revetX
Zavoronok
=
brazilec
=
=
=
=
=
=
=
=
=
=
brucellEz
par
sustav; slog; pokolenie
gibrid
=
=
=
=
papka; svAzka
=
=
=
CalYj
=
verblJd-samec
=
=
svAzYvatX; zavAzYvatX
=
=
sgibatXsA
segodnA; segodnASnij denX
segodnA
segodnA Ze
ne segodnA-zavtra
v nastoAWee vremA
segodnASnij; nYneSnij
s segodnASnego dnA
sgibatX
tarantul
bok
poCka
takim obrazom
delatX tak
vesX; celYj
gorbatYj
skladYvatX
bunt
buntovWik
razorenie
isporCennYj
portitXsA
malYS
petlA pleti
zemlAnika
portitX
Sevelenie
trusitX
soverSenno celYj
poCka
sQEZivatXsA
poCka
puskatX poCki
bloxa
berkut
berkutCi
skrYvatX; maskirovatX
pokrYvalo
psevdonimnYj
ukutYvatXsA
pokrYvatX
brYzgatX
poslezavtra
sobiratX v skladki
celYj
celostnostX
cYgan
=
=
=
=
=
=
=
cifra
cifrovoj
cifrovizirovatX
=
=
=
=
=
=
=
=
dovod
citata
toCno
toCno; imenno
koridor
toCnostX
dokazatelXstvo; dovod
dokazatelXstvo
dokazYvatX
v toCnosti
vkus; eda
vkusnYj
sotrapeznik
pripravlAtX
priprava
nadeZda
nadeAtXsA
nadeAtXsA poluCitX
nevkusnYj
xleb-solX
kafe
menJ
zerno
vxoditX vo vkus
kostoCka
posrednik
paAtX
oCenX vkusnYj
tetradX
lekarstvo; porox
lekarstva
vraC
vraCebnoe delo
leCitX
prevoznositX; propagandirovatX
lekciA; urok
auditoriA
apteka
stepenX; urovenX; rang
graduirovatX
tualet
sila
bessilXnYj
bessilie
lekarstvo
vitamin
tradiciA
tradicionalizm
tradicionnYj
velikan
ogromnYj
wpoxa; wra
ogromnYj
dostatok
sostoAtelXnYj; zaZitoCnYj
sCastlivaA pora
stvol
vYbivatXsA iz sil
religiA
religioznYj
veruJWij
religioznYj
naboZnostX
religioznYj
bezboZnYj
religiovedenie
droZX
droZa
droZatX
=
xolm
koleso; krug
kruglYj
okruglAtXsA
katitXsA
donen
soverSenno kruglYj
grubYj
grubostX
molitva; dua
vrag
vraZda
vraZdebnYj
soverSenno pravilXnYj
pravilXnYj
pravilXno
pravilXno; verno
gudetX
zvuk
zvuCatX
vlaZnYj
uvlaZnAtX
ZguCe
=
=
=
=
toZe; i; daZe
oficiant
navYk
privYkatX; priuCatXsA
krizis
prospekt
gromYxatX
SumnYj
xvastlivYj
slava
tWeslavnYj
slavnYj; proslavlennYj
trevoga
gomon
Sum-gam
Sum
SumetX
gotovYj
podgotovka; gotovnostX
gotovitXsA
poruCitX podgotovitX
gotovitX; podgotavlivatX
stepX; ulica
stepnoj
stepnoj
rumAna
nositXsA bez tolku
razvitYj
otdYxatX
bez otdYxa
razvivatX
kalXsonY
razvitie
razvivatXsA
razvivaJWijsA
mudrec
genialXnostX
mudrYj
Stuka
mudrec
mudrostX
zaznavatXsA
pAtno
zernovaA kulXtura
darovanie; talant
odarEnnYj
otdelXnYj; ediniCnYj
individualXnostX
obosoblAtXsA
vYdelAtX
poSlAk
vesti sebA razvAzno
vorota
bolXSaA reka
peredavatXsA
WedrYj
WedrostX
powma; dastan
Calma
dastarxan; nakrYtYj stol
datCanin
poroCitX
spor; tAZba
sporWik
burA; uragan
=
golos
gromko govoritX
sporitX
osparivatX
Sum
besspornYj
toZe; i; daZe
urovenX
paritet
bYtX na odnom urovne
=
debatY
=
=
=
=
podsYxatX
aist
nazYvaemYj; pod nazvaniem
i tomu podobnoe
odnako; tem ne menee
=
do
do; predSestvuJWij
govorAt; mol
tem ne menee
=
=
=
=
=
=
=
posrednik
posredniCestvo
=
=
dYxanie
=
=
otdYx; kanikulY; vYxodnoj
otdYxatX; dYSatX
korenastYj
vmig
zavarivatX
sledovatelXno; znaCit
podderZka
podderZivatX
sponsor
sponsorstvo
=
=
=
=
demokratiCeskij
=
pronikatX gluboko
telo
dorodnYj
zdorovXe
Cto; govorA
=
=
=
=
=
=
svoevremenno
samostoAtelXnYj
samostoAtelXnostX
dannYe; fakt; svedenie
istoCnik dannYx
baza dannYx
abstraktnostX
rekvizit
nemedlenno
poCti
nedug; boleznX
bolXnoj
=
tem ne menee
=
=
paCkovatX
=
=
govoritX; nazYvatX
=
melXnica
div
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
diplomatiCeskij
dexkanin; zemledelec
zemledelie
=
diriZEr
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
koleso
=
=
SaSki
=
=
=
=
zlobnaA
boArYSnik
=
Sarik
dombra
dombrist
=
=
=
=
=
mAC
=
torba
drug
druZba
druZeskij
po-druZeski
podruZitXsA
=
=
=
=
=
vzrYv smexa
gul
SumetX
zaklinanie
drofa
Slem
=
veselXe; gulAnXe
=
=
bux
gluxo stuCatX
topot
ponedelXnik
magazin
lavoCnik
krYlatYj konX
stixiA
nedouCka
tolCok
dunganin
mir; svet; imuWestvo
imuWestvo; poZitki
vesX mir
vsemirnYj
mirovozzrenie
alCnYj
stAZatelXstvo
mirovozzrenie
bux
ZemCug
groxotatX
perepolox
porka
gremetX
vspoloSitXsA
tolpa
top
stuCatX
a; w
samYj; nai-
xotA bY
v samom konce
rYdatX
spusk
pokatYj
trud
trudAWijsA
trudolJbivYj
truZenik
trudolJbivYj
trudolJbie
truditXsA
polzatX
ogromnYj
rYdatX
naklonAtXsA
vYsokij
preodolevatX
nigde
ni odin
koza
nikto
niCego
nikogda
nikuda
niotkuda
ni odin iz nix
nikakoj
niCego; niCto
niCego
CitatX po slogam
=
izdrevle
drevnij
neuklJZij
znaCitelXno
znaCitelXnYj
bYl; bYlo
pol
seAtXsA; rYdatX
posev; xleba
zemledelec
zemledelie
zemledelXCeskij
niva
bliznecY; dvojnA
podrobno
suverenitet
esli
esli
spor
napilXnik
krYsa
seAtX; saZatX
posev
wj
dva
vdvoe
po dvoe
dvustoronnij
dvuliCnYj
dvojka
vojti v raZ
vo-vtorYx
dvuAzYCnYj
proseivatX
okazYvaetsA
dvoe
vdvoEm
udarenie; porYv; temp
ustremlAtXsA
privivka
strana; narod
uvlekatXsA
kosulA
podraZatX
podraZanie
podraZatelXnoe slovo
neistovstvovatX
posol
posolXstvo
umilAtX
umilAtXsA
patriotiCnYj
glava gosudarstva; elbasY
naselEnnYj punkt
gosudarstvennostX
nastoroZitXsA
sito
prizrak; obraz
predstavlAtX; voobraZatX
predstavlAtXsA; mereWitXsA
obraWatX vnimanie
znaCitelXnYj
zametno
nezametnYj
stolica
porYv
merluSka
gerb
stranovedenie
pAtXdesAt
leCenie
volXgotno
umilAtXsA
kormitX grudXJ
lekarX
ZenskaA grudX
leCebnYj
leCitXsA
leCitX
leCenie
dub
ne
namEk
orfografiA
wkzamen
sosatX
poliklinika
dolA
doCernee predpriAtie
passivnYj
bezrazliCie
teperX; uZe
dalXnejSij; tepereSnij
Sirota
vnedrAtX; vvoditX
itak; stalo bYtX
vvoditXsA; vnositXsA
vvoditX; vnositX
vxoditX; pronikatX
snorovka
nelovkij
lovkij
lovkostX
muZCina; geroj; sedlo
sedlo
volA
nevolXno
nevolXnYj
volontEr; dobrovolec
dobrovolXnYj
guba
lenitXsA
rastvor
rastvoritelX
rastaplivatX; rastvorAtX
vozmuZatX; vYrastatX
otvaZnYj
boltaAsX
pravilo; poloZenie
pereCitX
osobYj; osobennYj
osobenno
osobennostX
otliCatXsA; vYdelAtXsA
vYdelAtX; otliCatX
zabastovka
zabastovWik
vesti za soboj
svobodno
svobodnYj; volXnYj
po svoej vole
svoboda
izbalovannYj
muZCina; samec
balovstvo
balovatX; laskatX
laskatXsA
izbalovannYj
podvig; geroizm
geroiCeskij
zabava
polYnX
kraj
rano; davno
drevnie vremena
zavtra; zavtraSnij denX
zavtra
zavtra Ze
na sleduJWij denX
zavtraSnij
utrennik; utro
v starinu
drevnij; davnij
skazka
skazoCnik
skazoCnYj
s utra do veCera
na sleduJWij denX
sedlatX
bratX s soboj
sledovatX; idti sledom
taAtX; rastvorAtXsA
erulik
pamAtX; soznanie
dverX
vitXsA
imA
priCastie
mestoimenie
zevatX
odurenie
WaditX
narkotik
oSaletX
poloumnYj
raz; dolA; kratnostX
vzrosletX; podrastatX
vzroslitX
osEl
mnogokratno uveliCivatXsA
umnoZatX
sCEt; rasCEt; otCEt
buxgalter
sCEtCik
sCitatXsA; vYCislAtXsA
vYCislAtX; sCitatX
vYCislenie
starYj
konservativnYj
po-staromu
starina
ustarevSij
ustarevatX
veslo
uCitYvatXsA
predupreZdatXsA
pamAtnik
primeCanie
predupreZdenie; primeCanie
predupreZdatX; zameCatX
uCitYvatX
razumnYj; soznatelXnYj
razumnostX
slYSatXsA
izveWenie o smerti
soobWatX peCalXnuJ vestX
vospominanie; memuarY
slYSatX
veAtX
mAso; plotX
sapogi
sapoZnik
delatXsA; soverSatXsA
zalog
glagol
blizkij rodstvennik
polnYj
podol
niCkom
bez mAsa
mAsnoj
delatX; soverSatX
evro
po-evropejski
evropejskij
evropeec
=
mAtXsA
gnEt
mAtX
mAtX
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
filosofskij
finn
=
=
=
=
fiziCeskij
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
formatirovatX
=
=
=
=
=
=
=
=
=
=
=
=
=
=
po-francuzski
=
=
=
=
=
funikulEr
=
=
=
=
Cem; po sravneniJ
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
almaz
=
gazificirovatX
gazeta
=
=
=
=
=
=
=
=
gendernYj
=
=
=
=
=
=
=
=
geografiCeskij
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
gollandec
=
=
=
=
=
=
=
=
=
=
grammatiCeskij
=
=
=
=
=
=
=
=
grimEr
=
=
=
=
gul
gudetX
=
=
=
=
=
=
gudenie
ZuZZatX
cvetok
buket
rascvet
buket
cvesti; procvetatX
venCik
cvetnik
gul
revetX
bux
groxot
groxotatX
da
da
gibkij
sgibatXsA
pleCo
rYCag
vodovorot
prAZa
zapax
nJxatX
bez zapaxa
duxi
paxuCij
gnutX; sklonAtX; dubitX
namEk
namEk
pleCo
uCtivYj
skromnostX
=
=
=
=
=
=
xozAin; vladelec
da
podborodok
vladenie
vladetX; obladatX
prisvaivatX
=
blago
osvaivatXsA
osvaivatX; ovladevatX
gibkij; lovkij
gibkostX
prisposablivatXsA
negibkij
=
veritX
dublenie
mAtX
=
=
vera; iman
naboZnYj
nravstvennostX
beznravstvennYj
beznravstvennostX
robkij
stesnitelXnYj
stesnAtXsA; robetX
=
=
=
=
=
=
=
=
importirovatX
=
=
=
=
daj bog
=
blagopristojnostX
blagovospitannYj
porAdoCnostX
=
=
=
=
indoneziec
=
=
industrializirovatX
igla; igolka
strekoza
=
=
infekcionnYj
=
=
=
=
=
=
=
=
=
=
=
innovacionnYj
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
investicionnYj
investirovatX
=
=
=
=
iranec
izvivatXsA
irlandec
=
=
ispanec
po-ispanski
sobaka
porYvatXsA
italXAnec
po-italXAnski
tJlenX
podtalkivatX
tolkatX
Sipovnik
izenX
=
=
=
ili Ze
=
podzYvanie sobaki
tYkva
obYCnYj
obrAd
suvenir
soverSennoletie
konfeta
nu-ka; davaj
nevernYj
nevernYj
starYj; poZiloj
starostX
AntarX
koreec
po-korejski
professionalXnYj
remeslo; promYsel; zanAtie
promYsel
predprinimatelX
predprinimatelXstvo
profsoJz
predpriAtie
professionalXnYj
kastrJlA
SaSlYk
CistYj istoCnik
Zenskij kamzol
lZec
malYj; mladSij
nebolXSoj
malostX
skromnYj
skromnostX
umenXSatXsA
umenXSatX
malenXkij
zaderZka
zaderZivatX
zaderZivatXsA; medlitX
kovEr
klJC
zapiratX
kto
vina
vinovnik
vinovnYj
vinitX; obvinAtX
izQAn
nevinovnYj
pupok
kroxotnYj
grAzX; belXE
vlivatXsA
zavisimostX
doxod
vvedenie
vklJCatX
pristupatX; bratXsA
xmuritXsA
stiralXnaA maSina
nepriAznX
vxod; podQezd
vpuskatX
paCkatX
paCkatXsA
priSelec
zaimstvovannoe slovo
EZ
kirpiC
resnica
brezglivostX
vxoditX
Celovek; lico
ubijstvo
CeloveCnostX
CeloveCnYj
rZatX
okovY
kniga
kniZka
biblioteka
bibliotekarX
navoz
nastroenie; duSa
ZalostlivYj
vesElYj
vesElostX
poveseletX
lJbovnik
grustnYj; nevesElYj
priunYtX
koCEvka; koCevXe; karavan
koCEvka
migraciA
pereselAtXsA
kopiA
pereselAtX; perepisYvatX; kopirovatX
lider
voZak koCevXA
ulica
solidnYj
saZenec
pitomnik
opolzenX
koCevoj
koCevnik
koCevoj obraz Zizni
pereezZatX; koCevatX
koZe
pena
CaWe vsego
CaWe vsego
bolXSe
uveliCivatXsA; umnoZatXsA
uveliCenie
proizvedenie
umnoZenie
umnoZatX; uveliCivatX
baboCka
tipCak
sizYj
goluboj
gazon
ozelenAtX
privAzYvatX AgnAt
sinAk
golubX
posinevSij
zelenitX
zelenetX; sinetX
rubaSka; platXe
sinij; goluboj
nebo; zelenX
sine-zelEnYj
grudX
ovoWi
golubovatYj
gorizont
selezEnka
aktualXnYj
kukuSka
mak
kokpar
sinij-presinij
Caxotka
Zelanie
gololEd
vena
vesna
vesennij
osina
smEtYvatX
zelenetX; vsxoditX
vesennee pastbiWe
drevnij tJrok
ozero
transport
garaZ
ozerco
maACitX
naklonnYj
stanovitXsA poperEk
tenX
tenistYj
zatenAtX
obQEm
obQEmnYj
licemeritX
zarYvatXsA; pokrYvatXsA
ugolX
CErnYj kak ugolX
uglevod
uglevodorod
uglerod
klad
gortanX
pomoWX
pomoWnik
vspomogatelXnYj
vspomogatelXnYj glagol
tvoritelXnYj padeZ
pomogatX
tusklYj
neAsnostX
tusknetX
okajmlAtX
zakapYvatX; xoronitX
privYkatX
terpelivYj
ugovarivatX; priuCatX
drevnij; starinnYj
arxaizm
koZanYj podojnik
drevnostX
staretX
soglaSatXsA; pokorAtXsA
mnogij; mnogoCislennYj
mnogo
samoe bolXSee
most
puzYrX
vzbivatX
penitXsA
obWitelXnYj
bolXSinstvo; obWestvennostX
mnoZestvennoe Cislo
mnogonacionalXnYj
mnogonacionalXnostX
mnogoletnij
mnogostoronnij
mnogougolXnik
mnogodetnYj
mnogourovnevYj
kupec
mnogowtaZnYj
sCitatX izliSnim
mnogoslovnYj
mnogootraslevoj
mnoZestvo; mnoZestvennostX
mnogoAzYCnYj
mnogie; mnogoCislennYj
davno
s davnix por
mnogotomnYj
mogila
krasota; kuzneCnYe mexi
nekrasivYj
krasivYj; ZivopisnYj
korimdik
vid; scena; proAvlenie
kaZetsA; govorAt
vidnetXsA; kazatXsA
Asnovidec
videtXsA
sosed
sosednij
zavistX
prozorlivYj
prozorlivostX
zritelX
rascvetatX; xoroSetX
ukraSatX
xudoZestvennYj
xudoZestvennoe iskusstvo
xudoZestvennostX
ukraSatX
xudoZestvennoe slovo
vYstavka
naglAdnYj
naglAdnostX
vidnYj; vYdaJWijsA
odeAlo
stEganaA podstilka
padkij
pokazYvatXsA; ukazYvatXsA
pokazatelX
pokazYvatX; ukazYvatX
krot
videtX; ispYtatX
rastAgivatXsA
voZdX
deepriCastie
liderstvo
publicistika
voroSitX
vosstanie
podnimatXsA; povYSatXsA
pooWrAtX
podnimatX; povYSatX; vYnositX
glaz; istoCnik
slEzY
bYtX sglaZennYm
oCki
otrada oCej
s glazu na glaz
oCkovtiratelXstvo
glazastYj
celitXsA; namerevatXsA
glinAnYj kuvSin
vzglAd; toCka zreniA
bezrassudnYj
bezrassudstvo
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
kanadec
=
=
=
=
kanikulY
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
kartofelX
=
=
kaskadEr
=
=
=
=
=
katalogizirovatX
=
=
=
=
=
=
=
dosadovatX
Sirokij; prostornYj
traxeA
prostranstvo
SirX
rasSirAtXsA
rasSirennYj
rasSirAtXsA
rasSirAtX
sovet; ^sovetY
sovetnik
sovetovatXsA
ofis
stanovitXsA prostornYm
veCer
pozdno
opazdYvatX
zaderZivatX
izvinite
proWatXsA
proWenie; izvinenie
velikoduSnYj
snisxoditelXnYj
proWatX; pereZivatX
vCera
so vCeraSnego dnA
vCeraSnij
kompleks
kompleksnYj
zapazdYvatX
veCernij
uZin
po veCeram
veCerom
pozdno veCerom
proWatX; otkazYvatXsA; perexoditX vbrod
brod
zatYlok
savan
kebisY
sunduk dlA produktov
otrubi
=
soxnutX; vYsYxatX
SeroxovatYj
bednYj
bednAk
bednostX; niWeta
tamoZnA
tamoZennik
prepAtstvie; pomexa
nekotorYj
inogda
pozZe; potom
posle
posleduJWij; pozdnij
vposledstvii
oblik; vid
personaZ; geroj
nekotorYj
nekotorYe
inogda
to; inogda
=
staruSka
mestX
CElka
keklik
rYgatX
mstitelXnYj
mstitelXnostX
zaikaJWijsA
ironiA
AzvitX
=
pitatX zlobu
stupa
nevestka; snoxa
molodaA ZenWina
soglasovYvatXsA
soglaSenie; soglasie
kontrakt
soglaSenie
raznoglasie
peregovorY
soglasovYvatX
soglaSatXsA; dogovarivatXsA
oblik; vneSnostX
statnYj
so vremenem
negativnoe Avlenie
buduWee
buduWij
nasmeSka
vYsmeivatX
varan
sleduJWij
na sleduJWij denX
pestik
privoditX; priCinAtX
prixoditX; priezZatX
menXSij
po krajnej mere
kostnYj mozg
po menXSej mere
grYztX
defekt
umenXSatX; umalAtX
nedostatok
korablX; sudno
mudrYj
genij
genialXnostX
sudovWik
port
soverSenstvovatXsA
staruxa
raduga
=
CuvstvovatX sebA uniZennYm
uniZatXsA
uniZatX
vsxlipYvatX
kaleka
uveCnYj
umenXSatXsA; ubYvatX
ruda
rudnik
gornAk
mladSij rebEnok
konoplA
obdelEnnYj
kleW
xolst
vdrug; vnezapno
vnezapno
=
posElok
oCenX Sirokij
zalog
garantiA
garant
SalaS
Sumovka
suSitX
zastrevatX
nazad; obratno
pererugivatXsA
potAgivatXsA
ssora
naoborot
=
WegolevatYj
protivopoloZnostX
reSEtka JrtY
=
nuZno; nado
sCitatX nuZnYm
nenuZnYj
nuZnYj
nuZdatXsA
Cudo; divo
CudesnYj; zameCatelXnYj
zameCatelXno
konovAzX
karnaj
naprAZenie
reakcionnYj
nadrezatX
rastAgivatX
karavan
karavanWik
karavan-baSi
karavan-saraj
rezatXsA
reSenie
otrezok
AWerica
beda
piala; kese
komok
nedug
mavzolej
oZestoCEnnaA sxvatka
izobraZenie
ZivopisX
lapSa
tablica; raspisanie; vYSivka
vYSivatX
rezatX
proCX; ujdi
=
ketmenX
uxoditX; uezZatX
grudX
predserdie
Zilet
zanosCivYj
polostX
vremA; moment; pora
vstreCatXsA; popadatXsA
v svoE vremA; vo vremA
sluCajno
vstreCatX
vstreCatXsA
vstreCa
period; wtap
oCeredX
pooCerEdno
deZurnYj
po oCeredi
oCerednoj
CeredovatXsA
celitXsA
broditX
=
sajgak
odeZda
odevatX
odevatXsA
vojlok; koSma
Jrta
nadevatX; nositX
=
svAWennaA sila
svAWennYj
svAtostX
nadevatX na kogo-libo
ssora
=
=
=
=
=
=
=
kinoreZissEr
=
=
=
=
=
=
=
=
=
klassiCeskij
=
=
=
=
=
klimatiCeskij
=
=
=
=
=
=
=
=
=
=
kodirovatX
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
kommerCeskij
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
meZkonfessionalXnYj
=
=
=
=
=
=
konservY
=
=
=
=
=
=
=
konstitucionnYj
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
koreec
po-korejski
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
kotleta
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
svidetelX
udostoverenie; svidetelXstvo
udostoverAtX
=
=
=
=
=
=
=
=
=
=
odnokursnik
=
=
=
=
=
=
=
goretX; obZigatXsA
rabYnA
stonatX
tusklYj
tusknetX
bormotanie
bormotanie
vorCatX
sila
usilie; wnergiA
sila; moWX
Wenok
WenitXsA
usilivatXsA
usilivatX
tuZitXsA
silXnYj; moWnYj
nasilXno
kadka dlA vzbivaniA
bormotanie
SEpot
bormotatX
podozrenie; somnenie
podozrevaemYj
podozritelXnYj
kJj; sostoAnie; melodiA
oZog
ogorCatXsA
kJjSi; dombrist
ZeCX; obZigatX
saZa
koromYslo
muZ; zAtX
zAtX
nervniCatX
nastraivatX
ruxnuvSij
sokruSatX
ruSitXsA
ZevatX ZvaCku
zanimatXsA
stress; krizis; podavlennostX
ugnetatX
pereZivatX
sera
pepel; zola
ulYbCivYj
ulYbatXsA
ulYbatXsA
smeAtXsA vmeste
smeSitX
smeSlivYj
fioletovYj
smex
smeSnoj
vesX
lepestok
smeAtXsA
somnenie
somnitelXnYj
somnevatXsA
nesomnennYj
nesomnenno
mAmlitX
serebro
gudenie
gudetX
bultYx
gulko stuCatX
vzduvatXsA
denX; solnce
eZednevno
denX i noCX
grex
greSnYj
bezgreSnYj
vesX denX
dnEm i noCXJ
v denX
vostok; vosxod
celYj denX
podsolneCnik
zapad; zakat
dnEm
dnEm i noCXJ
dnevnoj
kaZdYj denX
dnevnik
eZednevnYj; povsednevnYj
zavidovatX
perebivatXsA
solneCnYj
propitanie
kalendarX
oCenX silXnYj
kupi
xvastatXsA
stupica
pYxtetX
ris
groxotatX
kurd
sloZnYj
usloZnAtX
usloZnAtXsA
magistralX
burYj
lopata
borXba
borec
borotXsA
arteriA
sgrebatX
gremetX
SalaS
indejka
zavAzYvatXsA
zavAzYvatX
vzdox
vzdYxatX
rezko
rezko
xrup-xrup
kurtka
oZidanie
oZidatXsA
uxaZivatX za soboj
neoZidanno
zastavlAtX ZdatX
ZdatX; uxaZivatX
osenX
xorEk
oxrana
oxrannik; storoZ
oxranAtX; storoZitX
osennee pastbiWe
podstrigatX
osennij
naslaZdenie
priAtnYj
=
migom
migatX
rubin
proklAtie
zagovarivatXsA
beda
sapsan
laCuga
ponevole
=
=
=
mutnYj
il
dostojnYj
dostojnYj
prisposablivatX; podbiratX
mutnetX
mutitX
liliA
=
=
=
vspYSkoj
polYxaA
polYxatX
kozlEnok
boltatX bez umolku
prozviWe; slux
prozviWe
brosatX; kidatX
larEk
grAznYj
=
po-latYni
=
dolZnostX
polYxatX
=
nadleZit
=
slovo
taz
=
=
=
=
=
potok
=
=
leksiCeskij
=
=
dunovenie
vosklicatelXnYj znak
vozbuZdatXsA
migom; mgnovenno
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
liriCeskij
=
=
=
litovec
=
=
=
=
=
=
=
=
toSnitX
=
=
=
tuk-tuk
trepetatX
na; vozXmi
veCnYj
veCno; naveki
veCnostX
veCnYj
navsegda
zasedanie
vYnuZdennYj
vYnuZdennYj
prinuZdenie
zastavlAtX
obezumevSij ot lJbvi
kulXturnYj
kulXturno-prosvetitelXskij
kulXtura
nekulXturnYj
kulXturnYj
kulXturnostX
kulXturologiA
trup
sutX
izvestnYj
zaAvlenie
zaAvlAtX
zaAvitelX
svedenie; dannYe
sdelka
diplomat
diplomatiA
smYsl; sutX
obstoAtelXstva
smYsl
znaCimYj
sinonim
manera
vYrazitelXno ispolnAtX
bessmYslennYj
bessmYslennostX
bYtX leleemYm
xolitX
finiS
mramor
WedrYj
status; rang
blagorodstvo
iCigi
vopros; problema
k primeru
moskviC
maslixat
klACa
tekst
pogovorka
menJ
mAmlitX
tribuna
obAzannostX; zadaCa
stavitX v zaslugu
neobAzatelXnYj
obAzan; obAzatelXnYj
obAzatelXnYj; obAzannYj
obAzatelXno
obAzatelXstvo
obAzYvatXsA
obAzYvatX
vot
vot-vot
vot
poricatX
xarakter; nrav
povedenie
xarakterizovatX
saZatX
ezditX verxom; saditXsA
mol
nesCastnYj
=
mu
mYCatX
karasX
koliCestvo; razmer
prikidYvatX
prozraCnYj
bYtX prozraCnYm
kaplA za kaplej
soverSenno prozraCnYj
peCatX
Cudo
uCitelX
peCalX; grustX
grustitX
grustnYj
drug po nesCastXJ
peCalXnYj
peCalitXsA
stolXko
stolXko
neftX
neftegaz
neftegazovYj
neftAnik
neftenosnYj
baSnA
zdesX; sJda
takoj
ledAnoj
obloZka
prituplAtXsA
slomitX
tWatelXnYj; vnimatelXnYj
vnimatelXno; tWatelXno
tWatelXnostX
nuZdaJWijsA
nuZda
nos
nosovoj kolYSek
truba dYmoxoda
nasledie; nasledstvo
arxiv
arxivist
muzej
naslednik
ideal
usY
usatYj
musulXmanin
prinimatX islam
okean
lEd
ledokol
ledovYj katok
ledAnoj
lednik
ledAnoj
morozilXnik
zamerzatX; mErznutX
tYsACa
tYsACeletie
tYsACami
mAtX
boltlivYj
nemoj
nemoj
ruZXE
vot wtot
takoj; sleduJWij
vot wtot
oCenX krepkij
bedro
silXnYj; krepkij
sila
cink
smeSok
fYrkatX ot smexa
gospodin
WedrostX
medX
mol
koSka
egiptAnin
primer; basnA
naprimer
privoditX primerY
sarkazm
nasmexatXsA
vedXma
nezYblemYj
vzdremnutX
^m^vt
li
me
smYsl; znaCenie
soderZatelXnYj
bessmYslennYj
okrestnostX; blizostX
vaZniCatX
bleAtX
znaCenie; vaZnostX
vaZnYj
vaZnostX
nevaZnYj
pribliZatXsA
lob
pritoloka
upraZnAtXsA
=
xlopotY
xlopotnYj
=
madXAr
=
poxvala
vosxvalAtXsA
poxvalXnYj list
vosxvalAtX; xvalitX
=
=
=
=
=
=
=
=
=
=
Zir; maslo
sveCa
gnutX
gnutXsA
melkij
front; pole boA
=
ZirnYj
salfetka
smazYvatX
obezXAna
=
=
gnutXsA
neZirnYj
master
makaronY
=
=
=
skot
=
=
skotovod; pastux
pogruZatXsA
sluga
vAznutX
galXka
plavatX
makatX
maj
bezmAteZnYj
specialist
professiA; specialXnostX
specializirovatXsA
=
=
daveCa; nedavno
uZe davno
=
=
=
=
=
=
=
karXera
karXerist
karXeristskij
ladno; odobreno
priemlemYj
tvarX
odobrenie
poslovica
statXA
makam
tupoj
barxat
celX
celi i interesY
xlopok; vata
xlopkovod
mAgkij kak vata
xvalitXsA
gordostX
xvastlivYj
xvastlivYj
gordostX
gorditXsA; xvastatXsA
xvalitX
kot
vAlostX
proAvlAtX vAlostX
=
=
=
korall
=
=
nagrada
nagraZdatXsA
nagraZdatX
niCtoZnYj
neznaCitelXno
=
=
=
=
=
=
AgnEnok rannego okota
pXAnYj
=
iZdivenec
iZdivenCestvo
komar
pXAnetX
likovatX
kolos
=
pXAnica
pXAnstvuJWij
pXAnstvo
pozor
kakoj pozor
pozor
pozoritX
=
=
=
=
=
tkanX; materiA
tugo svAzYvatX
=
=
matematiCeskij
=
=
=
=
=
=
drematX
iJnX; sezon
lJbovX
pokoj
bespokoitXsA
bespokoitX; trevoZitX
nasmeSka
izdevatXsA
=
bespokojnYj
bespokojstvo
bespokoitXsA
Arko goretX
soderZanie
soderZatelXnYj
izloZenie
pereskaz
pereskazYvatX
bessoderZatelXnYj
li
rodinka
oxvatYvatX
osvaivatXsA
ovladevatX; osvaivatX
zaveduJWij
namekatX
meCetX
raxit
otstalYj
otstalostX
rubeZ
=
=
=
=
pomoWX
=
=
medicinskij
=
=
=
=
svinomatka
laska
dobrota; miloserdie
dobrYj; miloserdnYj
dobrota
nedobrYj
miloserdnYj Celovek
medsestra
izJm
ladno; pustX
pustX
gostX
gostepriimnYj
gostinica
prazdnik
restoran
uCreZdenie
obitelX; mestoZitelXstvo
adres
obitatX; naselAtX
obitatelX
kurica-nesuSka
meksikanec
Skola
predSkolXnYj klass
=
gosudarstvo
meZgosudarstvennYj
gosudarstvennYj
gosudarstvennostX
=
=
memuarY
A
i; s
po-moemu
=
sobstvennostX
sobstvennik
sobstvennYj
prisvaivatX sebe
=
=
vYsokomernYj
vYsokomerie
=
Jbilej
prazdnik
prazdnovatX
strelok; metkij strelok
metkostX
=
merkit
ZemCug
srok; period
dosroCno
periodiCeskij
bessroCnYj
burdJk
=
=
=
=
=
metallurgiCeskij
=
=
=
=
=
=
=
=
=
=
=
=
mexaniCeskij
=
mgnovenie
vremA; sezon
vremA ot vremeni
=
mozg
solodka
mAu
mAukatX
slaboumnYj
=
mifiCeskij
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
ministerstvo
minomEt
=
minuta
=
=
=
=
=
=
=
padatX duxom
mongol
po-mongolXski
=
=
=
=
=
=
=
podzYvanie ZerebAt
CerEmuxa
SeA
priznavatXsA
priznavatX
pokorAtXsA; podCinAtXsA
xomut
obilXno
obilXnYj
v izobilii
mogila
uveliCivatXsA
uveliCivatX
mulla
moldavanin
=
smirnYj
smirenie
banA
busina
=
=
=
=
=
=
=
=
=
=
=
=
=
mordvin
=
=
xrupkij
xrustX
=
=
=
=
=
=
=
muSketEr
=
=
=
=
muzYkalXnYj
=
=
=
=
powtiCeskij konkurs
Clen; organ
muSelX
muSelX
Clenstvo
glodatX
zapinatXsA
interes
edinomYSlennik
invalid
invalidnYj
mYs
rog
mox
inventarX
klJkva
imuWestvo
sovsem; vovse
soverSenno; sovsem
drematX
bezupreCno
bezupreCnostX
vozmoZno; moZet bYtX
vozmoZnYj
po vozmoZnosti
vozmoZnostX
nesCastnYj
nesCastnYj
skulXptura
skulXptor
ZaletX
sredstva k Zizni
voZdelenie
pitatelXnostX
mladenec
veWX; neCto
belok
rasa; poroda
rasizm
rasovYj
udel
rezulXtat
rezulXtativnYj
rezulXtativnostX
bezrezulXtatnYj
bedstvie
neZnYj
neZnostX
=
nuker
nolX
nomer
numerovatX
livenX
tYkatX
svet; siAnie
ozarAtX
siAtX
variant; versiA; wkzemplAr
predpisanie
ukazanie; instrukciA
ukazYvatX
instrukciA
uplotnAtXsA
uplotnAtX
ukreplAtXsA
ukreplAtX
naZimatX
obQekt; celX; forma
miSenX
nastoAWij; samYj
nastoAWij
rodstvennik po materi
narkoman
narkomanskij
narkomaniA
ploxo
ploxoj
uxudSatXsA
neveZestvennYj
neveZestvo
=
kopXE
molniA
kopejWik
kolotX kopXEm
ogorCenie
CestX; gordostX
samolJbivYj
liSEnnYj Cesti
CestolJbivYj
sCitatX zazornYm
=
vremA veCernej molitvY
predveCernAA molitva
xleb
vera
verovaniA
oCenX ploxoj
imenno; kak raz
uzor
ukraSatX uzorom
nastavlenie; izreCenie
konkretnYj; toCnYj
konkretno; toCno
konkretnostX
utoCnAtX
=
rYnok
rYnoCnYj
nedovolXnYj
protest
bYtX nedovolXnYm
=
=
=
=
propaganda; nastavlenie
propagandirovatX
=
=
=
pekarX
pekarnA
bolXnoj; boleznX
bolXnoj
mart; ^naurYz
naurYz-koZe
=
kapriz
obiZatXsA
vnimanie; vzglAd
koketniCatX
Cto
ili; libo
ili Ze
dlA Cego; zaCem
Cem bolee
kotorYj po sCEtu
skolXko
skolXko Celovek
osnova
v osnovnom; voobWe-to
v osnovnom
osnovYvatXsA
obosnovanie
obosnovanie
osnovnoj
poCemu
=
=
brak
poCemu; otCego
nemec
po-nemecki
vnuk; vnuCka
ili
kakoj
=
=
=
=
kredit
kreditovatX
=
=
namerenie
namerevatXsA
=
=
=
=
nogaec
nabrosok
nabrasYvatX
=
=
=
=
nut
nedouzdok
=
=
norveZec
=
=
=
=
CaWa
=
toCka
=
nado Ze
prosYpatXsA
buditX; probuZdatX
oguz
ornament
dolbitX
pravYj; poloZitelXnYj
pravaA storona
napravo
naedine
uedinAtXsA
lEgkij; prostoj
legko
vosstanavlivatX
popravlAtXsA; nalaZivatXsA
negodAj
ispravlAtX; popravlAtX
udobnYj
Jg
JZnYj
linAtX
repejnik
oCag
oSaktY
kovS
=
=
rak (boleznX)
Cuma
grex
oblastX
oblastnoj
=
=
meZdometie
dalee
luCSe; tem bolee
eWE bolXSe
soJz
vstupatX v soJz
=
=
=
=
=
mYslX; duma
=
krugozor
rYtvinY
mnenie; mYslX
mYslitelX
mYslAWij
vYdalblivatXsA
igra
igrok
igruSka
igornYj dom
vYrez
otklonAtXsA
oj-oj; aj
vdumCivYj
dumatX; razmYSlAtX
produmYvatX
soveWatXsA; bYtX edinomYSlennikom
dumatX
mYSlenie
napErstok
igratX
rezvitXsA
prelJbodeAnie
zastavlAtX igratX
igratX
boZe moj; oj
nizina
nizmennostX
razgrom
razorAtX
terpetX uron
bezdumnYj
mYslennYj obraz
=
=
=
=
on; ona; ono
dobYCa
dobYvatX
tak; tuda
v takom sluCae; esli tak
tak i sAk
neumelYj
oni
=
probel
sCitatX nedostatoCnYm
oblamYvatXsA
grudX
pozvonok; pozvonoCnik
otlamYvatX
pCelovod
=
desAtX
ne oCenX
stolXko; ne oCenX
po ego mneniJ
desAtiletie
desAtok
desAtiCnYj
tam
togda; v takom sluCae
takoj
=
=
dekada
=
i tak; i bez togo
oCenX lEgkij
raskaivatXsA
obvalivatXsA
razruSatX
vernostX
pudra i rumAna
verolomnYj
verolomstvo
=
=
=
=
=
=
=
=
=
=
pulA; strela
boepripasY
izolirovatXsA
izolirovatX
Ctenie
CitatXsA; izuCatXsA
uCEnYj
CitatelX
vnezapno
vnezapno
obuCatX; prepodavatX
prepodavatelX
galun
sobYtie; proisSestvie
stvol
vremA ot vremeni
izredka
namerevatXsA
zarAZatX
uCEba; Ctenie
CitatX; uCitXsA
uCebno-metodiCeskij
uCenik
uCebnik
rov
skakatX
mesto
zamestitelX
stul
vYpolnAtXsA; ispolnAtXsA
vYpolnAtX; ispolnAtX
ispolnenie
ispolnitelX
ispolnitelXstvo
neumestno
russkij
po-russki
russkoAzYCnYj
v svAzi s; po sluCaJ
povod
priuroCivanie
=
vozvraWatXsA
kapusta
platok
zakutYvatXsA; okutYvatXsA
serp
ogromnYj
CrezvYCajno
=
zavoraCivatX; obErtYvatX
post; oraza
^oraza ajt
post i molitva
=
orda; stavka xana
=
=
=
=
=
=
=
=
=
=
les
lesnik
lesistYj
ukreplAtXsA; utverZdatXsA
neustojCivYj
ustojCivYj
ukreplAtX
raspolagatXsA; razmeWatXsA
=
ustanavlivatXsA
ustanavlivatX
ustanavlivatXsA
seredina; sreda
srednij
ubYvatX napolovinu
srednij
srednij
centr
centralXnYj
centralizovatX
centrirovatXsA
doxoditX do seredinY
srednesroCnYj
srednij palec
obWij
obWnostX
delitX
ZatX
wtot samYj; wtot
na wtot raz
nYne
tak; takim obrazom
v wtu storonu
takim obrazom
stolXko
stolXko
vot wtot samYj
zdesX; sJda
takoj
=
=
grubostX
fYrkatX
ogonX
privYkatX
drova; toplivo
saZatX; usaZivatX
osedlYj
osedlostX
perexoditX na osedlostX
zasedanie
sidetX; saditXsA
tridcatX
glava semXi
operirovatX
=
rodina; oteCestvo
xozAjka oCaga
oteCestvennYj
sooteCestvennik
patriotiCeskij
patriotizm
koloniA
kolonizator
kolonializm
kolonizirovatX
sovmestnaA ZiznX
=
semXA
semejnYj
=
ognivo
pastisX
kislorod
kislorod
peredovoj
peredovoj
otliCnik
nasilXnik
proizvol
datX obognatX
=
opereZatX; obgonAtX
pakistanec
Cistota
ba
beda
takoj-to
takoj-to
filosofiA
komanda
dejstvennostX
sniZatXsA
kvartira
dogovarivatXsA
pokroj
forma
formirovatX
kroitX
mnenie
edinomYSlennik
obmenivatXsA mneniAmi
debatY
diskussiA
opros mnenij
slon
pir
gotovitXsA
varitX; peCX
spelYj
nezrelYj
mutovka
fistaSka
varitXsA; pospevatX
fitr
=
soZalenie
mex lapok
denXgi
pud
idol
=
SuSukanXe
noZ
prYsk
sopA
sopetX
bojkij; wnergiCnYj
povtorAtXsA
povtorAtX
obstoAtelXstvo
fYrkatX
li
nadmennYj
CvanitXsA
=
=
ax
aj-aj
prorok
proroCestvo
suZdenie
rassuZdatX; polagatX
procent
besprocentnYj
polXza; pribYlX
pribYlX i ubYtok
korYstolJbec
korYstnYj
korYstX
poleznYj
poleznoe iskopaemoe
ispolXzovatXsA
ispolXzovatX; polXzovatXsA
ispolXzovanie; wkspluataciA
polXzovatelX
bespoleznYj
=
=
=
=
plov
=
=
=
borec; paluan
bogatYrstvo
ubeZiWe
ukrYvatXsA
besprizornYj
priJt
=
=
=
=
=
=
cennostX
nerazborCivostX
dolg
vzAtka
=
=
=
=
=
=
=
=
=
=
=
list; listok
straniCka; listok
vzAtoCnik
vzAtoCniCeskij
vzAtoCniCestvo
listatX
blagorazumie
blagorazumnYj
=
=
=
=
=
parlamentskij
=
=
=
=
pers
po-persidski
=
=
partijnYj
=
=
partnEr
podlostX
=
=
=
=
carX
carica
carstvo
=
=
=
=
=
=
=
=
=
li
=
=
peCX
sudXba
=
=
pedagogiCeskij
=
=
raspoloZenie; namerenie
=
=
i; s
=
=
smertnYj; rab boZij
slabostX smertnogo
=
=
peri
angel
zanaveska; Stora
zanaveSivatX
=
=
=
=
klaviSa
klaviatura
=
=
=
=
=
=
ditA
roddom
=
=
=
=
luk
namerenie
=
=
=
=
=
Zertva
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
poCta
poCtalXon
=
=
poezd
=
=
policejskij
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
portugalec
=
=
=
=
=
=
=
=
=
=
=
praktiCeskij
=
=
=
=
=
=
=
=
=
=
prezidentskij
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
progressivnYj
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
psixiCeskij
=
=
psixologiCeskij
=
=
=
=
=
=
=
=
=
plJS
nalivatX; litX
strastno ZelatX
obQAtiA
obnimatXsA
obnimatX
strastno ZelaJWij
strastnoe Zelanie
obnimatX
kiSetX
dokument
dokumentirovatX
Avlenie
kibla
izmenCivostX
menAtX
menAtXsA
truba
truboprovod
blednYj
kolodec
svat
gospodi
svatXA
^bog
o boZe
pominalXnoe ugoWenie
svatovstvo
porodnitXsA
slovno
ustXe
vlivatXsA; litXsA
kopCik
vixrX
podxvostnik
slitok
blin
xvost; kurdJk
kometa
rab
rvenie
rvatXsA
ZerebEnok
zamok
nrav; nastroj; Zelanie
neoxotnYj
ZelaJWij
saZenX
kulan
uxo
uSanka
nauSniki
opoveWatX
bYtX osvedomlEnnYm
valitX; svergatX
padatX; ruSitXsA
toskovatX
rabstvo
katitXsA vniz
klubnika
cvesti
nadgrobnYj kamenX
glotka
pesok
kumYk
kuvSin
muravej
kumalak
gadaJWij na kumalakax
strastX
uvleCEnnYj
strastX
uvlekatXsA
strastno ZelatX; uvlekatXsA
pesCanYj
supesX
supesCanYj
stoimostX; cena
tElka-trExletka
kunan
pitatelXnostX
plodorodnYj
plodorodie
neplodorodnYj
cennYj
cennostX
bobr
priklad
obescenennYj
obescenivatXsA
userdie
bereZno otnositXsA
ladno
soverSenno suxoj
tajna; sekret
sekretnYj; tajnYj
sekretnostX
parolX
odobrAtX
pravo
pravoved
pravovoj
pravovedenie
popustu
suxoj
zasuxa
suSitX; osuSatX
soxnutX; vYsYxatX
ustrojstvo
struktura
strukturnYj
stroitelXstvo; sooruZenie
stroitelX
sQezd
uCreditelX
obrazovYvatXsA; sostoAtX
kuruk
svoditX
gubitX
podzYvanie ovec
orudie; sredstvo; instrument
oborudovanie
sostavlAtXsA
sostav
sbornYj
^koran
loskutnoe SitXE
konstruktor
sobiratX
sostavitelX
sostavlAtX
rovesnik; podruga
Zertva
^kurban ajt
ZertvoprinoSenie
Zaba
propastX
rovesnik; sverstnik
materik; suSa
finik
sloZnoe predloZenie
uvaZenie; poCEt
uvaZaemYj
uvaZatX; poCitatX
krAkatX
vooruZatXsA
utroba
obruC
opoAsYvatX
CervX; kurt
tuberkulEz
vedXma
sozdavatX; stroitX; osnovYvatX
propadatX; gibnutX
ptica
^mleCnYj ^putX
berkutCi
rvatX
blago; blagodatX
banoCka
izbavlAtXsA; spasatXsA
besitXsA
beSenstvo
besitXsA
caplA
spasatXsA
spasatX
spasatelX
prinimatX pozdravleniA
pozdravlAtX
pozdravlenie
utEs; skala
voron
vedenie
kompetenciA
kompetentnostX
uprAmYj
uprAmitXsA
xnYkatX
keramika
gonCar
kislota
kislYj
kriCatX
zud
CesatXsA
ZeCX
AzvitX
gulAtX; xoditX v gosti
konskij volos
davitXsA
proglatYvatX
volosinka
sablA
povedenie; povadka
izmorozX
kosoj
kosoglazYj
prestuplenie
prestupnik
ugolovnYj
koketniCatX
zadYxatXsA
kistX
xvoA
melXk
vertetXsA
pereSeek
kapillAr
vYglAdYvatX
delatX; soverSatX
kumYs
WavelX
dorogoj
dorogovizna
dorogoj; dragocennYj
povYSatX cenu
doroZatX
stesnAtXsA
ukutYvatXsA
ukutYvatX
liSajnik
noZnY
oCenX dorogoj
korotenXkij
Arko-krasnYj
kipCak
krupica
xrebet; stepX; granX
tonkosti
poboiWe
kirgiz; kYrgYz
po-kYrgYzski
fazan
Astreb-perepelAtnik
gibnutX; istreblAtXsA
britXsA
sorok
kapusta
bditelXnYj
orEl
vozvYSennostX
inej
sentAbrX
tok
strogatX
striCXsA
striZka ovec
seCa
Arostno sraZatXsA
grAda
striCX
uprAmitXsA
neudaCa
uprAmYj
neumelostX
kora
skoblitX
zima
stesnAtX
stesnAtXsA; smuWatXsA
davlenie; naZim
pritesnenie
nazlo
pritesnenie
tiski
zimnij
korotkij
WipcY
kratko
kratkosroCnYj
sokraWenie
sokraWatX; ukoraCivatX
sokraWenie
sokraWatXsA
koroCe govorA
sderZivatX rYdaniA
bYtX vtisnutYm
vstavlAtX
zimovXe
ostavlAtX na zimovku
zimovka
zimovatX
sZimatX; davitX
ko-ko-ko
Wekotka
WekotatX
kitaec
po-kitajski
doCX; devoCka; devuSka
provodY nevestY
rozovatYj
oranZevYj
tJlXpan
revnivYj
zavistX
zavidovatX; revnovatX; ZaletX
interesovatXsA; uvlekatXsA
interes
krasnYj
desna
oranZevYj
svEkla
bordovYj
gretXsA
interesnYj; lJbopYtnYj
interes; zabava
interesnYj
interesovatX; privlekatX
lJbovatXsA
korX
pomidor
krasnetX
vspYlXCivYj
vspYlXCivostX
nagrevatX; raskalAtX
sluZba; usluga; rabota
sluZanka; sluZitelX
sotrudnik; sluZaWij
sotrudniCestvo
sosluZivniCatX
Zar; temperatura
nakalAtXsA; gorACitXsA
gorACitXsA
ogorCenie
udar
zaxolustXe
kagan
kaganat
bumaga
princip; pravilo
princip
stuCatX; bitX; vbivatX
broditX
broditX
pustovatX
perekati-pole
kanglY
vizg
ga-ga
skelet
slux
rassYxatXsA
AnvarX
privAzatX konA povodom
rasstoAnie
otdalAtXsA
mul
upuskatX
kogda
doloto
dolbitX
izbegatX
astra
beZatX; ubegatX
xadZi
xadZ
stojkostX
upornYj
utomlAtX
istiratXsA
istiratX
neobxodimo; nuZno
nuZdatXsA
nenuZnYj
neobxodimYj; nuZnYj
neobxodimostX; potrebnostX
utomlAtXsA; iznemogatX
sposobnostX
nesposobnYj
sposobnYj
mogila
leopard
vospriimCivostX
prinimatXsA
zastavlAtX prinAtX
prinimatX
priEmWik
vospalenie
vospalAtXsA
kora
plEnka
stena; rebro
CeSuA
sovpadatX
kusaCaA sobaka
kaban
veko; brovX
udruCatXsA
wtaZ; sloj
zaodno s
delatX sloAmi
kusatX
uvaZenie; cennostX
dostoinstvo
poCtennostX
uvaZatX; cenitX
kontrolirovatXsA
sleditX; kontrolirovatX
vonzatXsA; vperAtXsA
Sag
stupatX
funt
vtYkatX
gnev
groznYj
geroj
geroiCeskij
geroizm
kakoj; kotorYj
gore; peCalX
peCalXnYj; tragiCeskij
gorevatX; peCalitXsA
noZnicY
protivoreCie
striCX noZnicami
berEza
rodnA muZa ili ZenY; berEza
rodnA ZenY
deverX
zolovka starSaA
zolovka
lodka
milostX
niWij
oboraCivatXsA
dobrYj; blagotvoritelXnYj
blagotvoritelXnostX
dobrYj veCer
dobrYj denX
dobroe utro
spokojnoj noCi
pripev
povoraCivatX
progibatXsA
gde; kuda
otkuda
straSitXsA
smetana
slivoCnYj
starSij brat muZa ili ZenY
rodnik
testX
kipAtitX
kipetX
tEWa
progibatXsA nazad
melX
toCilXnYj kamenX
pleSX
wnergiA; sila; muZestvo
deAtelX
wnergiCnYj
pridavatX silY
nabiratXsA sil
toCitX
kotorYj
nekotorYj
upornYj
uporstvo
kak; kakim obrazom
konCina
snova; zanovo
naprotiv; skoree
perestrojka
snova i snova
snova; zanovo
povtorAtXsA
povtorAtX
vozvraWatXsA
vozvraWatX
vozvraWatXsA
ostalXnoj; ostavSijsA
drematX
droZa
tolstYj; gustoj
kalYm
nevesta
utolWatX
gustetX
forma; sostoAnie; norma
formirovatX
formirovatXsA; skladYvatXsA
Sutka
SutitX
kalZa
gorod
kak
kak popalo
kak-nibudX
kakim obrazom
olovo
luditX
vo Cto bY to ni stalo
gorodskoj
ruCka; pero
gonorar
literator
ruCka
bYtX vYloZennYm
krapiva
ZelatX; xotetX; skladYvatX
Zelanie
ZelatelXnoe naklonenie
kamenWik
suetitXsA
ostatok; otxodY
ostavlAtXsA
ostavlAtX
kalmYk
SlApa; kolpak
ukrYtie
torCatX
zaslonAtX
Wit
plavatX
trAstisX
droZatX
karman
nosovoj platok
zakoulok
ostatXsA
zabota
pletX
stegatX
peCalitXsA
testo
kamYS; trostnik
krepostX
zapiratXsA
arest
zapiratX; osaZdatX
zaklJCenie
ambar
sobiratXsA
zapasatX
opekun
zabota
bespeCnYj
oxvatYvatXsA
obespeCennostX
oxvatYvatX; vklJCatX
kamzol
krovX
krovAnoe davlenie
krovenosnYj sosud
krovopijca
krovoZadnYj
suka
skolXko
skolXko raz
naskolXko
skolXko; stolXko
stolXko raz
krovopijca
kinZal
tolXko; liSX
dovolXstvovanie
dovolXstvuJWijsA malYm
udovletvorAtX
udovletvorAtXsA
krYlo
okrYlAtX
okrYlAtXsA
wkspluataciA
wkspluatirovatX
wkspluatator
krovavYj
utolAtX
kakoj
kandas
nu-ka; davaj
krovoZadnYj
beskrovnYj
saxar
krovoprolitie
krovenosnYj sosud
bez saxara
saxarnYj
utolAtX
meSok
wx
oCenX tolstYj
CErnYj-preCErnYj
oCenX tEmnYj
oCenX tvErdYj
meSoCek; paket
oploSnostX
duxota
peCalX
peCalX
peCalitXsA
vnezapno
zastEZka
SirokopleCij
pokrYvatXsA
pokrYvatX; zapolnAtX; upakovYvatX
xarkatX
torCatX
poperxnutXsA
vorota
ottesnAtX
kapkan
krYSka
priCitatX
stolknovenie; konflikt
stalkivatXsA
vAlitX
sneg
lavina
oSejnik
proklAtie
zastavlAtX prYgatX
vorona
proklinatX
prYgatX
Srift
xrust
xrum-xrum
Astreb
SagatX
vzaimootnoSenie; obWenie
Zeludok; Zivot
karandaS
mladSaA sestra (muZCinY)
pAdX
sZimatXsA
dolg
dolZnik
ne imeJWij dolgov
finansY; sredstva
finansist
finansovYj
finansirovatX
finansirovanie
CErnYj
narodnaA pesnA
Cernosliv
roZX
dEgotX
prostoj narod
tEmno-koriCnevYj
vAz
sosna
po sravneniJ s; sudA po
CernetX; temnetX
tEmnYj
temnota
temnetX
noAbrX
karaCaevec
sredstva
k; po napravleniJ; v zavisimosti ot
pomogatX
oglAdYvatXsA
CernitX
rassmatrivatXsA
nesmotrA na
prostoj; skromnYj
prostota
razbojnik
dZejran
greCixa
karakurt
karakalpak
smorodina
CErno-burYj
rassmatrivatXsA
rassmatrivatX
smuglYj
obraWenie
povoraCivatX; podCinAtX
smotretX; prismatrivatX
karaul
temnetX
arbuz
sumatoxa
belosneZnYj
starec; starik
karluk
sneZnYj
lastoCka
oWupYvatX
udoCka
xvatatX
capatX
karr
xa-xa
karkatX
temp
protiv; naprotiv
protivopoloZnYj; protiv
soprotivlenie
protivnik
soperniCestvo
soprotivlAtXsA
korsak
starYj; prestarelYj
starik; poZiloj Celovek
karta
staretX
starostX
dom prestarelYx
oruZie
obZigatX
vooruZenie
vooruZEnnYj
vooruZatX
vooruZatXsA
soratnik
razoruZenie
brovX; rAdom; vrag
vraZdebnYj
v mgnovenie oka
gore; skorbX
skorbnYj
CesatXsA
loZka
mAsnik
uporstvovatX
derevenetX
svojstvo; kaCestvo; svAtostX
svAWennYj
svAtostX
poCitatX svAWennYm
volk
stoAtX tvErdo
vraZda
pokuSenie
CesatX
Zestokij
ZestokostX
baba
Zena i deti
otnoSenie; svAzX
soobWatXsA; obWatXsA
ezditX tuda i obratno
katYk
zatverdevatX
otnositelXno; kasaJWijsA
otnosAWijsA; kasaJWijsA
privlekatXsA
privlekatX
uCastvovatX; otnositXsA
uCastie
uCastnik
tverdetX; uZestoCatXsA
strogij; ZEstkij
uZestoCatXsA
ukreplAtX; uZestoCatX
strogij; surovYj
surovostX
narAdu s; odnovremenno
rAd
rAdom; v rAd
podrAd
rovesnik
oSibka
oSibka
oSibatXsA
opasnostX; risk
opasnYj
zlokaCestvennaA opuxolX
bezopasnYj
sloistYj
ZestkovatYj
tvErdYj; silXnYj
silXno; gromko
tvErdostX
skladYvatX sloAmi
tverdetX; zastYvatX
opasnostX
opasnostX
bezopasnYj
bezopasnostX
opasnYj
vnuSatX opaseniA
opasatXsA
vossoedinAtXsA
obWestvo; obWina
soobWestvo; associaciA
obQedinAtXsA v soobWestvo
dYnA
pero
Seluxa
koroboCka
postanovlenie
bujno rasti
drAxletX
zatragivatX
gusX
sejCas; teperX
poka
nYneSnij; sovremennYj
v nastoAWee vremA
kazY
rYtXsA
kazna; sokroviWe
kol
konCina
oktAbrX; kotEl
nekrolog
kazanat
kazax
po-kazaxski
iskonno kazaxskij
kazaxstanskij
kazaxstanec
kazaxoAzYCnYj
raskopki
rYtXsA
kopatX; rYtX
sklon
voobraZenie; meCta; fantaziA
meCtatelXnYj
meCtatX
konec sveta
osoka
ogurec
kosoj
otrezatX
perekrEstok; pereseCenie
obrYvatXsA
trudnYj
trudno
obrezki
trudnostX
usloZnAtX
usloZnAtXsA
kraj
WebenX
skladYvatX
otklonAtXsA
dviZenie
seCenie
kimak
muCitXsA; zatrudnAtXsA
muCitX; pYtatX
oCenX trudnYj
sovsem krivoj
gikatX
razruSennYj
razruSatX
razruSatXsA
logika
logiCnostX
nelogiCnostX
krivoj
krivaA
naklonAtXsA; krivitXsA; prileCX
naklonAtX
skazanie
zaAc
rogoz
obWestvo
obWestvennYj deAtelX
obWestvennYj
obWestvenno-politiCeskij
sodruZestvo; soobWestvo
stavitX; klastX; prekraWatX
gustoj
sguWatXsA
koriCnevYj
konYrat
zvonok; kolokolXCik
koriCnevatYj
Zuk
bednYj sosed
proWaj
poCEt
privetstvovatX
baran
proWatXsA
odobrAtX
razbaltYvatXsA
kobYz
volnenie
Skatulka
Ak
ovca
vedX; Ze
Caban
spektaklX; postanovka
sguWatX
stavitXsA; bYtX postavlennYm
pazuxa
sklad
ruka; vojsko
ruka ob ruku
iz-pod polY
perCatka
remeslo; rukodelie
remeslennik
zont
rukopisX
dostupnYj
umYvalXnik
bronza
podxodAWij
udobstvo
neblagopriAtnYj
neudobstvo
gorACaA zola
neuklJZij
podruCnYj
polkovodec
primenAtXsA; ispolXzovatXsA
upotreblenie
primenAtX; ispolXzovatX
primenenie; ispolXzovanie
polXzovatelX
podderZka
podderZivatX
storonnik
kotomka
naliCnYmi; tut Ze
zaxvalivatX
prosXba
upraSivatX
podmYSka
bratX pod ruku
krokodil
podpisX; avtograf
proZorlivYj
znaCitelXnYj
sCitatX nedostatoCnYm
poselenie; mesto ZitelXstva
pereselenec
poselAtXsA; obosnovatXsA
pereselenec
medveZonok
vossedatX
noCleg
gostX
gostepriimnYj
gostepriimstvo
ugoWenie gostJ
konakkade
gostitX
gostinica; otelX
ustanavlivatXsA
ustanavlivatX; saZatX
saditXsA; prizemlAtXsA; noCevatX
sovsem koriCnevYj
topX
vskapYvatX
rYxlitX
razrYxlAtXsA
musor
ugroza
vaZniCatX
fond; zapas
oberegatX
zaWiWatXsA
krepostX
opekun
oborona
zaWiWatXsA; oboronAtXsA
svinec
zaWiWatX
zaWita
zaWitnik
zaWita
okruZaJWaA sreda
okruZatXsA
ograda; zabor
okruZatX; ogoraZivatX
xrapetX
oxranAtXsA
kladbiWe
perevarivatXsA
vYvod; itog; zaklJCenie
podvoditX itogi
splav
obobWatX; perevarivatX; plavitX
korZYn
xlev
kolCan
korobka
petux
pitatX
pitatXsA
uniZenie
uniZatXsA
uniZatX
strax
straSnYj
xrapetX
pugatX; ugroZatX
truslivYj
trus
trusostX
boAtXsA
sCitatX sebA uniZennYm
oberegatX
dvoetoCie
sputnik
soedinenie
vmeste
prisoedinAtXsA; dobavlAtXsA
affiks; priloZenie; dopolnenie
dopolnitelXnYj
otrAd
summa
vmeste s; vdobavok
tuSkanCik
vspomogatelXnYj
svAzka
parnYj
privAzYvatX poparno
udvaivatXsA
udvaivatX
smesX; primesX
podderZivatX
dobavlAtX; prisoedinAtX; vklJCatX
sloZenie
zagon
vYgruZatX
podviZnostX
dviZenie
nepodviZnYj
podviZnYj
dvigatelX
dvigatX
dvigatXsA
dvigatX; zatragivatX
AgnEnok
vozbuZdatX
vozbuZdatXsA
lebedX
xitrYj
pogonA
repressii
moCevoj puzYrX
kukla
ZaritXsA
kuYrdak
ZaritX
polostX
stesnAtXsA
zasuxa
radostX
radostnYj
radovatX
radovatXsA
lukavo SutitX
uvAdatX
moWX; wnergiA
bessilXnYj
moWnYj
moWnostX
nabiratXsA sil
podderZivatX; odobrAtX
bezdetnYj
presledovatX
xitrostX
xitrosti
kuraj
gnatX; presledovatX
simvol
ceremoniA; obrAd
oformlAtX
obraz
=
rolX
razreSenie
xleb nasuWnYj
neuklJZestX
=
=
=
=
=
=
=
=
=
naklonenie
=
=
milostX
amnistiA
miloserdnYj
bezZalostnYj
bezZalostnostX
naslaZdenie; udovolXstvie
naslaZdatXsA
spasibo
pravda; verno
vernYj
dejstvitelXno
dejstvitelXno; na samom dele
=
=
=
podtverZdatXsA
podtverZdatX
roza
=
priAtnYj
naslaZdatXsA
=
spasibo; blagodarnostX
spasibo
dovolXnYj
cvet
ottenok
=
reZissEr
=
=
=
=
realistiCeskij
=
=
=
=
=
=
=
=
=
=
=
=
=
=
reformirovatX
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
obida; nedovolXstvo
obidCivYj
obiZatXsA drug na druga
obiZatX
obiZatXsA
=
=
=
=
=
=
=
=
reportEr
=
=
rossijskij
rossiAnin
oficialXnYj
oficialXno
=
respublikanskij
=
=
=
raz; porAdok
po porAdku
v kaCestve; kak
=
besporAdoCnYj
besporAdoCno
uporAdoCennYj
porAdkovYj
regulirovatXsA
regulirovatX; uporAdoCivatX
=
=
=
=
=
=
=
=
=
=
=
=
rimlAnin
=
=
=
dovolXnYj
priznatelXnostX
udovletvorenie
=
=
=
=
=
=
=
=
=
romantiCeskij
=
=
=
=
rod; plemA
priverZenec roda
rodovaA roznX
=
=
=
dux
duxovnYj
duxovnostX
vooduSevlAtX
vooduSevlAtXsA
morkovX
mladenec; malYS
skakun
v sootvetstvii s
sootvetstvuJWij
sootvetstvenno
nesootvetstvie
sootvetstvie
privoditX v sootvetstvie
sootvetstvovatX
CutX; nemnogo
CutX pozZe
privet; privetstvie
privet
zdorovatXsA
zdravstvujte
iva plakuCaA
moda; krasota
velikolepie
modnYj
narAZatXsA
modelXer
modnik
bezvkusnYj
rassvet
sreda
pozdnee utro
mig; moment
neudaCnYj
neudaCa
udaCnYj
udaCa
aprelX
proricatelX
saukele
luC
izluCenie
arxitektura
arxitektura
arxitektor
suxoZilie
vpitYvatX; usvaivatX
mladSaA sestra (ZenWinY)
vpitYvatXsA; usvaivatXsA
iznemogatX
izmatYvatX
slJna
rYsX
sotrAsenie
vstrAxivatXsA
trAsti
WEloCX
ssYlka
ukazYvatX
Zadno pitX
navernoe
spiCka
cepenetX
sirgeli
morositX
izmorosX
gnida
vY
po-vaSemu
vY
=
rasparYvatXsA
vYgovor
rugatXsA
rasparYvatX
predloZenie
vYskazYvanie
razgovarivatX; besedovatX
razgovor
datX govoritX
govoritX; razgovarivatX
reCX
govorAWij
takim obrazom; tak
delatX tak
sok
sok
serebrAnYj rublX
sumka
vYklJCatelX
gasitX; vYklJCatX
gasnutX; tuxnutX
polka; finiS
slovo; reCX
nesomnenno
slovosoCetanie
CastX reCi
razgovorCivYj
boltlivostX
slovoobrazovanie
slovarX
boltun
nesomnennYj; bezuslovnYj
bezuslovno; nesomnenno
govorlivYj
mnogoslovie
=
sovatXsA
voriSka
vsovYvatX
sokol
razbavlAtX
razZiZatXsA
Zidkij
ZidkostX
ovEs
svalitX
rastAnutXsA
siluwt
sultan
sultanstvo
krasivYj; prekrasnYj
krasota
xoroSetX
zlodej
kovarnYj
uZas
uZasnYj
kakoj uZas
negodAj
oCenX krasivYj
sovsem serYj
ukazatelXnYj palec
smotretX s ZadnostXJ
serYj
serovatYj
sort
otbiratXsA
sortirovatX
vid
spraSivatXsA
spros
prositXsA
burA
vopros
rasspraSivatX
rasspraSivatX
spraSivatX; prositX
zapros; vopros
voprositelXnYj znak
prositelX
blednetX
negodAj
surovYj
prinimatX groznYj vid
intervXJ; beseda
besedovatX; bratX intervXJ
vYZimatXsA
WuritXsA
podglAdYvatX
cYgan
vYZimatX; otZimatX
vmeWatXsA; pomeWatXsA
zvon
zvon
zvenetX
poxoZe
odinokij
sYnsu
tixo plakatX
SEpot
SeptatX
slux; vestX
sYbYzgY
sYbaga
soobWnik
smeZnYj
soobWniCestvo
zasuCivatX rukava
Sorox
Selest
SelestetX
podarok; dar
vmeWatX
EmkostX
poklonAtXsA; molitXsA
umeWatXsA
premiA; voznagraZdenie
podarok; premiA
vzaimouvaZenie
uvaZatX drug druga
daritX; uvaZatX
prixoraSivatXsA
Stukaturka
Stukatur
StukaturitX
ZurCanie
ZurCanie
ZurCatX
zalivatXsA smexom
WegolXskoj
predlog; otgovorka
otgovarivatXsA
prixramYvatX
provoloka
strojnostX
strojnYj
kritika; ispYtanie
imA prilagatelXnoe
otzYv
vYzov
lomkij
kritik
kritiCnostX
klass
klassnYj rukovoditelX
odnoklassnik
slomannYj
perelom
kostoprav
ispYtYvatXsA
rtutX
ispYtanie; zaCEt
ispYtYvatX drug druga
ispYtYvatX; kritikovatX
lomatX; razbivatX
lomatXsA; razbivatXsA
venik
smetatXsA
sor
metla
podmetatX; snimatX
veZlivYj; uCtivYj
uCtivostX
veZlivostX
vesti sebA uCtivo
xixikatX
skrip
skrip-skrip
skripetX
dvustvorCataA dverX JrtY
satira
satirik
vYsmeivatX
tajna; sekret
xarakter
sdvigatX
serXga
katok
katatXsA s gorki
skolXzitX; katatXsA
skolXzitX
zaduSevnYj
pivo
zaduSevnYj drug
delitXsA tajnami
krasitX
sYrmak
=
nYtX
boleznX; bolXnoj
bolXnoj
boleznennYj
zabolevatX
naruZnaA storona; vneSnostX
verxnAA odeZda
vneSnij; naruZnYj
naruZu
snaruZi; na ulice
vneSne; zaoCno
izvne
stegatX
uskolXzatX
razdavlivatX
linejka
svistetX
CertitXsA
liniA; Certa
defis
carapina
CertEZ
nYtX
CertitX
tenX
park
otdYxatX v teni
politika
politik
politologiA
politiCeskij
oxotnik s lovCimi pticami
oxota s lovCimi pticami
puteSestvie
puteSestvennik
puteSestvovatX
miraZ
toska
skuCatX; toskovatX
ustXe
derZatXsA vblizi
sklep
Cas; CasY
WelX
gluxoj
gluxoj
gluxota
grib
zvonko govoritX
sbivatXsA s nog
mYlo
terpenie; vYderZka
terpelivYj; spokojnYj
sderZannostX
neterpelivYj
=
izbivatX
soloma
sabantuj
=
urok
preemstvennostX
bYtX svAzannYm
vdevatX nitku
bitX
=
luk
milostYnA
=
ovrag; loWina
sootvetstvenno; soglasno
kaZdYj; vsAkij raz
sostAzanie
sostAzatXsA
izbiratXsA
vYborY
izbiratX
izbiratelX
kloun
veselitXsA
petX
=
CErt
=
paraliC
salY i seri
ZiznX sal-seri
=
vklad
vkladCik
stroitXsA; vkladYvatXsA
nalog
nalogovYj
po sravneniJ s
sravnivatXsA
sravnenie
sravnivatX
otraslX; sfera
nerASlivYj
boltatXsA
=
blagopristojnostX
zdorovYj obraz Zizni
svisatX
brAcanie
groxot
gremetX
posledstvie
=
stepennYj
ves
vesomYj
stepennostX
vzveSivatX
=
proxladnYj
proxlada
xolodatX; ostYvatX
obYCaj
obYCai i tradicii
obYCai i soznanie
torZestvo
klastX; stroitX; vkladYvatX
paritX
samruk
kedr
visok
lEgkij veterok
=
samovar
=
=
stoAtX rAdami
Cislo; koliCestvo; bedro
imA CislitelXnoe
soznanie
soznatelXnostX
soznatelXnYj
sCitatXsA
pereCislAtX
sCitalka
perepisX
bessoznatelXnYj
sCitatXsA
kategoriA
intelligent
=
sCitatX
CislennYj; cifrovoj
sunduk
bred
breditX
broditX bez dela
=
=
=
besCislennYj
=
=
=
rukoAtka
Arko-ZEltYj
soverSenno zdorovYj
perelivatX
kaCestvo
kaCestvennYj
kaCestvennostX
kaCestvennYj
poezdka; puteSestvie
poputCik
nekaCestvennYj
sapEr
=
nasaZivatX na rukoAtX
sak
ostoroZnYj
xa-xa
straZ
stuCatX
boroda
borodatYj
kartavYj
kolXco
Cutkij sluSatelX
ostoroZnostX
soxranAtXsA; xranitXsA
straxovatX; predosteregatX
osteregatXsA; bereCXsA
straxovatelX
xranitX; soxranAtX
ZeltovatYj
ZeltovatYj
ZeltetX
suslik
ZEltYj
osa
slivoCnoe maslo
Zeltuxa
tomitXsA
Cesnok
motiv
sYvorotka
skupoj; ZadnYj
skupostX
dvorec
sortirovatX
analiz
wkspert
wkspertiza
analizirovatX
voin; soldat
voenaCalXnik
=
=
priCitatX
issAkatX
vodopad
burlitX
sarkYt
slivatX do ostatka
iznemogatX ot oZidaniA
WElk
xlop-xlop
treWatX
vonJCij
rasterAtXsA
rasterAtXsA
vonAtX
prodaZa
prodavatXsA
=
satiriCeskij
predatelX
predatelXskij
predatelXstvo
prodaZa
prodavatX
prodavec
zdorovYj
poka; budX zdorov
do svidaniA
vYzdoravlivatX
doArka
uveselenie
ozdoravlivatX
soroka
kolXCuga
vopros
anketa
voprosnik
gramotnostX
negramotnYj
negramotnostX
gramotnYj
gramotnostX
obuCatX gramote
torgovlA
torgovlA
torgovec; kupec
torgovatXsA
torgovatX
ovcematka
struitXsA
=
palec
doitX
stepX
scena
glina; melodiA
=
xmuritXsA
glinistYj
kompozitor
=
=
=
lXdina
potomu Cto; priCina v tom Cto
morositX
priCina
korzina
sYpatX; seAtX
vosemX
=
=
vtornik
=
=
podobno; slovno
kaZetsA; poxoZe
prYZok
prYgatX
=
podprYgivatX
=
=
vosemXdesAt
saksaul
=
=
sekunda
selX
redetX
=
=
kovYlX
=
vzdrognuv
trAsAsX
trAstisX
izQAn
ravnoduSie
otkarmlivatX
tolstetX
tolstYj; ZirnYj
=
=
=
=
meC
usYxatX
tY
po-tvoemu
vera; doverie
nadEZnYj; uverennYj
nadEZnostX
doverennoe lico
nenadEZnYj
nedoverie
doverennostX
=
=
subbota
ubeZdatX; uverAtX
broditX bescelXno
vY
doverCivYj
doverCivostX
=
=
veritX; doverAtX
veruJWij
oCenX ZirnYj
=
=
=
padeZ
sklonAtX
sklonenie
seri
sputnik; tovariW
partnEr
tovariWestvo; partnErstvo
bYtX sputnikom
pruZina
=
=
vYtAgivatXsA
=
osveZatX
bodrYj
bodrostX
osveZatXsA
=
=
kozEl-voZak
razmaxivatX
sdvig
rasseivatXsA
uprugij
impulXs
=
otbrasYvatX; strAxivatX
klAtva; obet
=
progulka
gulAtX; progulivatXsA
=
=
opasatXsA; pugatXsA
=
raspolzatXsA
podozrenie
podozrevatX
oWuWatXsA
Cuvstvo
CuvstvitelXnYj
CuvstvitelXnostX
CuvstvovatX; osoznavatX
Cutkij
=
CuvstvovatX; oWuWatX
=
=
kak; podobno
kaZetsA; poxoZe
moCitXsA
vid
korova
pastux korov
sigareta
=
=
=
=
=
=
=
=
=
simvoliCeskij
=
=
=
=
=
=
=
oWupYvatX
xarakter; svojstvo; priznak
opisYvatXsA
xarakteristika
opisYvatX; xarakterizovatX
opisanie
gladitX
koldovstvo
volSebnik
zakoldovYvatX
golenX
redkij
redko
=
proreZivatX
redetX
=
=
=
=
=
skanirovatX
=
=
=
=
=
=
=
=
=
slavAnin
=
=
=
=
=
=
tem bolee
udarAtXsA
sogYm
sogYmbasY
vojna
voinstvennostX
voevatX; sraZatXsA
bitX; kovatX; zaezZatX
rezatX skot
=
posle
konec
poslednij
poslednij
v poslednij raz
v konce; nakonec
=
=
=
=
=
ottuda; s tex por
zatem; s tex por
zatem; posle wtogo
dubina
poboiWe
levYj
tot; tot samYj
po wtoj priCine
dlA togo; powtomu
tut Ze
nalevo
tak
takim obrazom
=
=
raskaCivatXsA
sever
severnYj
vAnutX; uvAdatX
gajka
sozdavatX
stolXko
nastolXko
stolXko
itak; takim obrazom
vmeste s tem
narAdu s wtim; krome togo
slepenX
zatem
=
tot dalEkij
powtomu
tam; togda
vsE Ze; tem ne menee
takoj
takZe
=
sufij
torCatX
ovalXnYj
slepoj
slepoj
slepota
soxa
tropa
udar
stalkivatXsA
natalkivatXsA
udarAtX
solonCak
stekatX struAmi
torCatX
solAnka
bezobrazie
bedolaga
nesCastnYj
bulXon; sorpa
solonCak
sosatX; vYsasYvatX
sud
ozornoj
bYtX osuZdEnnYm
podsudimYj
suditX; osuZdatX
=
=
=
rastAgivatX
wlastiCnYj
xroniCeskij xarakter
tAnutXsA; dlitXsA
tAnutX; rastAgivatX
=
=
=
=
=
=
=
=
=
=
=
sportsmen
sportivnYj
=
=
=
staZEr
=
=
=
=
=
=
=
=
standartizirovatX
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
strategiCeskij
=
=
=
=
=
voda
mokrYj
mokrYj-premokrYj
polivatX
vodonos
xolodnYj
xolod
xolodnostX
surok
vYdErgivatXsA
vYdErgivatX
oxlaZdatX; ostuZatX
truslivYj
oroSatXsA
polivatX; poitX
oroSenie
=
=
=
subtropiki
SelestetX
=
=
vodAnistYj
moknutX; namokatX
moCitX; smaCivatX
oCenX xolodnYj
=
=
vodoEm
risunok; kartina
xudoZnik
xudoZnik slova
izobraZenie
izobraZatX; opisYvatX
SelestetX
napitok
utolAtX ZaZdu
bezvodnYj
kunica
skolXzitX
vodorod
vodorod
ostYvatX; xolodetX
=
=
=
=
=
=
lJbitX; celovatX
sosulXka
okunatX
nYrAtX
vodolaz
filej
lJbimYj
suJnSi
radovatXsA
lJbovX; privAzannostX
celovatXsA
kostX
kostistYj
borodavka
pAdX
podderZivatX; soprovoZdatX
opora
opiratXsA
podderZivatX; podpiratX
milYj; simpatiCnYj
teretXsA
teretX
voloCitXsA
taWitX; voloCitX
vosxiWatXsA; lJbovatXsA
piAvka
ostov
ostov
polotence
imetX Zalkij vid
obrezanie
vAlenoe mAso
spotYkatXsA
starYj xolostAk
sura
protorEnnaA doroga
strogatX
ssYlka
tropa
vAlitX
surXma
vYtiratXsA
vYtiratX; stiratX
provoditX
moloko
mlekopitaJWee
bez moloka
moloCnYj
moloCnYj
proceZivatXsA
suzbe; tvorog
tif
proceZivatX
^bog
tengrianstvo
korona
tadZik
opYt; wksperiment
opYtnYj
praktiCeskij; opYtnYj
neopYtnYj
appetit
cYc
gordYj
nadmennostX
vospitanie
vospitanie i obuCenie
nastavnik
nasmexatXsA
zaverSatX
svojstvennYj
telo
oCenX sladkij
tapoCki
podrobno
razQAsnAtX podrobno
podobnYj; poxoZij
kaZetsA; poxoZe
vospitanie
vospitatelX
vospitannYj
vospitatelXnYj
vospitYvatXsA
vospitannik
vospitYvatX
nevospitannYj
tarelka
konfiskovatX
porAdok; disciplina
nedisciplinirovannYj
disciplinirovannYj
disciplinarnYj
sposob; metod
sladkij
sladostX
znaxarX
neploxoj
pokaAnie
risk; reSimostX
zavisimYj
pritAZatelXnostX
zavisimostX
sklonenie s pritAZaniem
nezavisimYj
nezavisimostX
sutki
sutoCnYj
SitXsA
SitXE
portnoj
Sov
SitX; saZatX; vperAtX
krutoj; prAmoj
prAmoj ugol
vertolEt
prAmougolXnik
prAmougolXnYj
prAmo
naprAmuJ; neposredstvenno
prAmoj; neposredstvennYj
Sip; kolJCka
stojmA
nastoroZitXsA
vYprAmlAtX
AzYk
AzYkoznanie
lomtik
rezatX na lomti
korrespondent; AzYkoved
posluSnYj
neposluSnYj
AzYkovoj
besedovatX; razgovarivatX
branitX
poZelanie; Zelanie
soCuvstvuJWij
prositX milostYnJ
ZelatX
perevodCik
nemoj
AzYkoved
razrezatX
SaritX
obYsk
kompXJternaA mYSX
sovsem prAmoj
sovsem Zivoj
daZe; sovsem
daZe
Zivoj
oZivlAtX
oZivatX
ZiznX; suWestvovanie
opora
upiratXsA; opiratXsA
podpiratX; upiratX
podporka
registraciA
uCEtnaA zapisX
registrirovatXsA
soCetanie
soCetanie
soCetatX
soCetatXsA
registraciA
registrirovatX; priceplAtX
zub
kusatX
ploskogubcY
vzdragivatX
droZatX
vYstraivatXsA
spisok
cepX
nanizYvatX
koleno
vstavatX na koleni
povodXA
obuzdYvatX
nanizYvatX; sostavlAtX
=
=
okrestnostX; okruga
okolaCivatXsA
oprokidYvatXsA
revolJciA; perevorot
revolJcioner
perevoraCivatX
xolm; makuSka; potolok
xolmik
draka
draClivYj
draCun
dratXsA
bitX
kobelX
litXsA; prolivatXsA
litX; prolivatX; vYsYpatX
tokpe
prinositX priplod
tolengut
platEZ; vYplata
oplaCivatXsA
zastavlAtX platitX
platitX
pasport
nizkij
vniz; vnizu
vnizu; niZe
sniZatX; poniZatX
sniZatXsA; poniZatXsA
niZnij
bugorok
navisatX
navisatX
poCEtnoe mesto
predsedatelX
predsedatelXstvo
tore
pravosudie
rodnA zamuZnej ZenWinY
poezdka zamuZnej k roditelAm
CetYre
CetYre vida skota
CetYrExugolXnik
CetYrExugolXnYj
Cetvero
CetvErka
grudX
nakovalXnA
postelX; krovatX
postelX
stelitXsA
podstilka
stelitX
idti naprAmik
CrezvYCajnYj
CrezvYCajnaA situaciA
terpenie
terpelivYj
tolerantnostX
neterpelivYj
terpetX; perenositX
kopYto
pXedestal
platforma
pervenec
kuvSinka
presnYj
vYvod; zaklJCenie
formulirovatXsA
koncepciA
formulirovatX; zaklJCatX
zaklJCatX
belYj Astreb
tupik
zamknutYj
zamYkatXsA
zamYkatX
liCnostX; figura
prAdX
prAdka volos
tulpar
ukutYvatXsA
plotno zakrYvatX
tuman
tumannYj
amulet
gripp
klJv
zadYxatXsA
duSitX
prozraCnYj
xmuritXsA
osadok
otstaivatX
otstaivatXsA
CistejSij
toCX-v-toCX
prAmoj
penEk
semA; poroda
nasledstvennostX
nasledstvennostX
prigibatX
ponuritX golovu
toCka zreniA; aspekt
ZitelX
Ziloj
ZilXE; Ziloj dom
vozvoditX; podnimatX
redXka
statX
stoAnie
paralizovatX
obessiletX
stoAnka
neustojCivYj
nestabilXnostX
postoAnnYj; ustojCivYj
stabilXnostX
stabilizirovatXsA
ostanavlivatXsA; stabilizirovatXsA
ustojCivYj
neustojCivYj
bYt; ZiznX
bYtovoj
grubYj
oblik
ne govorA uZe
stoAtX; ZitX; vstavatX
mesto naprotiv; vremA
otovsJdu
putY
strenoZivatX
tusaukeser
kompas
tuskiiz
namEk
namekatX
sovremennik
zaikatXsA
zatmenie
zatmevatXsA
potreblAtXsA
potreblenie
potreblAtX
potrebitelX
zaZiganie
zagoratXsA; vosplamenAtXsA
celYj; sploSnoj
celikom
celostnostX
celikom
slivatXsA
zaZigatX
plennik; uznik
bYtX arestovannYm
arestovYvatX
ruCka
vnezapno
sCitatX
solX
silok
solEnYj
sous
solitXsA
solitX
nesolEnYj
prAtatXsA
probka
zatYkatX
plotnYj
uplotnAtXsA
uplotnAtX
zasovYvatX; prAtatX
zapreWatX; sderZivatX
celina
Spion
vosstanavlivatX silY
udobrenie
udobrAtX
audirovanie
prosluSivatXsA
sluSatelX
sluSatX
sluSatelX
trenXkatX
mYSX
prekraWatXsA; vozderZivatXsA
zapret
bezuderZnostX
tajna
sliSkom
sliSkom; oCenX
xotA bY
tYmak
otdYxatX
tixij; spokojnYj
tixo; spokojno
bespokojnYj
bespokoitXsA
tiSina; pokoj; spokojstvie
uspokaivatXsA
uspokaivatX
dYxanie
znak prepinaniA
ZiznX
bez ustali; bezostanovoCno
delXnostX
zaverSatX
zatixatX; prekraWatXsA
soverSenno tixij
topot
neterpelivo dErgatXsA
topotatX
tuk
tuk-tuk
postukivatX
toptatXsA na meste
dokuCatX
xolera
staratXsA; stremitXsA
morWitXsA
karabkatXsA
grabli
boronitX
ZuravlX
carapatX
nogotX
kavYCki
carapatX
Sevelenie
kap
kap-kap
Sram
vne; sverx
Cexol
za predelami
SurSatX
obtAgivatX
toZe; i; daZe
palka
v bliZajSee vremA
nedavno; na dnAx
eWE; opAtX
dikarX
dikij
opAtX; eWE raz
nazidanie
staZEr
prikalYvatXsA; predQAvlAtXsA
naznaCatXsA
naznaCatX
piWa; blJdo
piWevoj
terpenie
sudXba
nadevatX; prikalYvatX
poklon
skolXzitX; otklonAtXsA
rassvet; utro
na rassvete
utrennij
po utru
zavtrak
bint
divo
udivlAtX
udivlAtXsA
privAzYvatXsA
udivlAtXsA
znak; tamga; simvol
metitX
nEbo
vYbiratXsA
izbrannoe
udivlenie; vosxiWenie
izumlAtXsA; udivlAtXsA
vYbiratX; izbiratX
utrom
utro
utrennij
malina
rassvet
na zare
dikovina
perevAzYvatX
naxoditXsA; najtisX
stado
poklonAtXsA
poklonenie
poklonnik
doxod; uspex
vinitelXnYj padeZ
uspeSnYj
vruCatX; peredavatX
naxoditX drug druga
grob
skovoroda
tabanan
zloradstvovatX
porog
podoSva
nastojCivYj
nastojCivostX
upiratXsA
blJdo
priroda
estestvoznanie
prirodnYj; estestvennYj
estestvennostX
=
=
=
naxoditX; zarabatYvatX; roZatX
=
godovalYj ZerebEnok
skolXzitX
skolXzkij
melkij
=
=
verblJZonok dvux let
=
=
=
plemA
tajkazan
vesti sebA razvAzno
robetX
vYsokomerniCatX
=
=
=
iva
vkus
bezvkusica
ustavatX
terAtX soznanie
mnogo raz; nemalo
=
talantlivYj
podvergatXsA razgrableniJ
trebovanie
abiturient; soiskatelX
celeustremlEnnostX
stremitXsA
spor; borXba
sporitX; osparivatX
grabitX
xrupkij
analizirovatXsA
analizirovatX; razbiratX
analiz
wpilepsiA
slabetX
stremlenie
stremitXsA; porYvatXsA
obsuZdenie
obsuZdatXsA
obsuZdatX
talkan
razbivatX
nemetX
kaplA
kapatX
korenX; vena; pulXs
znaxarX po pulXsu
puskatX korni
pobratim
avgust
kapatX; razZigatX
Cudo; zreliWe
prekrasnYj; zameCatelXnYj
prekrasno
lJbovatXsA; naslaZdatXsA
bliZe k
eda; gorlo
kormitX
pitatXsA; kuSatX
pitanie
priCmokivatX
kapatX
priznavatXsA; uznavatXsA
poznanie
izvestnYj; populArnYj
populArnostX
znakomYj
znakomYj
predstavlAtXsA
znakomitX; predstavlAtX
znakomitXsA
pokazYvatX; znakomitX
tElka
=
=
=
=
uznavatX; znatX
otrekatXsA; otkazYvatXsA
kak raz; toCno
soverSenno golYj
oCenX uzkij
CistejSij
deficitnYj
deficit
sdvigatXsA s mesta
nizkoroslYj
pistolet
naxodCivYj
naxodCivostX
poruCatXsA; sdavatXsA
zakaz
zadanie
sdavatX; poruCatX
toptatXsA
toptatX; popiratX
stereotip
tron
neCEtnYj
stuCatX
golYj
tema; zagolovok
podkovYvatX
pribliZatXsA
pridvigatX vplotnuJ
tJbetejka
stiSok
govoritX skladno
gospodin
doska
doska
blagoCestivYj
blagoCestivYj
blagoCestie
uzkij; tesnYj
proso
ispYtYvatX nuZdu
suZivatX
suZivatXsA
tiraZ
rasprostranAtXsA
razvetvlAtXsA
=
priCEsYvatXsA
storona
rasCEska; grebenX
tarakan
rasprostranAtXsA; raspuskatXsA
rasprostranAtX; razdavatX
rasxoditXsA; rasprostranAtXsA; CesatX
glava
vesY
vzveSivatX
=
istoriA
istorik
istoriCeskij
istoriografiA
uzostX
CalYj konX
punkt
podpunkt
tarpan
bitX perednimi nogami
bax
trax-tararax
pritAZenie
tAnutXsA; privlekatXsA; otstupatX
privlekatelXnYj
neprivlekatelXnYj
zastenCivYj
nereSitelXnostX
sderZivatXsA
borXba; sxvatka
borotXsA
okolo
vYdviZnoj AWik
dErgatX
tAnutX; privlekatX; kuritX
podarok
nuZdatXsA
kamenX
kamennYj vek
kamenWik
perevozka
perevozitXsA
perevozitX; transportirovatX
perevozka
perevozCik
topot
topot
topot
topatX
Sosse
besserdeCnYj
ukrYtie
prAtatXsA
prAtatX
Cerepaxa
ZestokoserdnYj
lenta
potok; navodnenie
razlivatXsA
kamenistYj
kamennYj
brosatXsA
brosatX; ostavlAtX
vozitX; taskatX; razlivatXsA
tatarin
po-tatarski
probovatX
stoitX
druZnYj
druZba; soglasie
miritXsA
gora
kurica
pavlin
istoWatX; isCerpYvatX
tovar
gornYj
konCatXsA; issAkatX
gornYj kozEl
parSivYj
pleSivYj
=
CistYj
Cistota
CistitX; oCiWatX
uborWik
oCiWatX
oCiWatXsA
toZe; i; daZe
ravnYj
rovnA; tJk
more
morAk
pAtnistYj
ravenstvo
uravnenie
uravnivatX
ravnAtXsA; sravnivatXsA
sravnivatX
sravnenie (obraznoe)
tenge; moneta
uravnoveSivatXsA
balans
uravnoveSivatX
ravnopravie
sCitatX rovnej
neravenstvo
kaCatXsA
tormoz
tormozitXsA
tormozitX; sderZivatX
=
=
teatralXnYj
tebenXki
duSevnoe volnenie
volnovatX
volnovatXsA; rastrogatXsA
lAgatXsA
pinatX; lAgatX
vidimo
besplatno
besplatnYj
iznaCalXno
gladkij; rovnYj
vse do edinogo
vse
taz
bolXSaA derevAnnaA CaSa
kolEsiko
napor
tolXko
tolXko; liSX
proisxoZdenie
cYc
kub
kozEl
=
protivostoAnie
proverAtXsA
proverAtX
proverka
=
blagorodstvo
televizor
=
=
=
=
=
=
=
=
=
smotretX s molXboj
pripisYvatX
Zelezo
kuznec
ZeleznaA doroga
ZeleznodoroZnik
Zelezobeton
ZeleznYj
^polArnaA zvezda
=
=
tabak
=
=
=
=
=
=
=
SalovlivYj
=
=
=
teoretiCeskij
soverSenno ravnYj
soverSenno rovnYj
oCenX glubokij
ravnovesie
pinok
pedalX
bitX nogami
topatX
pot
koZa; Skura
sbor; nabor
sborWik
nepravilXno; naoborot
severnaA storona
otricatX
=
=
kolebanie
kaCatXsA; kolebatXsA
kaCatX
kaCatX; raskaCivatX
glubokij
glubina
uglublAtX
uglublAtXsA
topolX
okno
sledstvie
sledovatelX
potnik
potetX
=
=
=
=
=
=
=
=
=
=
sobiratX; nabiratX
dYra
dYrAvYj
ustavitXsA; prodYrAvitXsA
Silo
=
testirovatX
protYkatX
rYCag
pogodok
=
=
texniCeskij
=
=
=
texnologiCeskij
=
bYstrYj
bYstro; skoro
v skorom vremeni
bYstro-bYstro
bYstree
uskorAtX
uskorAtXsA
kizAk
=
tXfu
=
neosnovatelXnYj
osnovatelXnYj
zakreplAtX
wffektivnYj; vYgodnYj
wffektivnostX
newffektivnYj
belka
dolZen; obAzan
sootvetstvenno
sootvetstvuJWij; dolZnYj
trogatX; zadevatX
kasatXsA; dostatXsA
tiYn; kopejka
tibetec
kasatXsA; priCinAtX
=
=
=
=
=
meWanin
peresekatXsA
kupatX ovec
devAtX
togYzkumalak
prAZka
tugaj
popolnAtX
prud; zapruda
naedatXsA; nasYWatXsA
xolodilXnik
uprAmYj
nagibatXsA
mErznutX
krYZovnik
lodYZka
tolpa
boZe moj
toj; prazdnik; svadXba
nenasYtnYj
nenasYtnostX
naedatXsA
=
prazdnovatXsA
prazdnovatX
otraZatX
banketnYj zal
=
=
volnenie
volnovatX
volnovatXsA; razmYSlAtX
rodovYe sxvatki
roZatX
obdumYvatX; skruCivatX
tolgau
polnYj; napolnennYj
polnostXJ
popolnAtXsA; polnetX
polnYj
polnovatYj
bYtX v rascvete
popolnAtXsA
dopolnAtX; popolnAtX
polnostXJ
dopolnenie
velikan
neprerYvnYj
besprestanno
prekraWatXsA
volna
volnovatXsA
volnovatXsA; kolebatXsA
zapolnAtXsA
napolnAtX; zapolnAtX
napolnAtXsA
klobuCok
koCka
=
vYpACivatXsA
xmuritXsA
Suba; tulup
bYtX ograblennYm
grabitX
grabitelX
=
=
gruppa
gruppami
soverSenno polnYj
predpoloZenie
poCva; zemlA
tolpitXsA
sumatoxa
potop
tupoj
=
=
dvernaA petlA
gruppirovatXsA
podborka
gruppirovka
splaCivatXsA; gruppirovatXsA
gruppirovatX
sYtYj
dAtel
tkatXsA
potnik
trikotaZ
tkaC
zastoj
zastaivatXsA
buloCka
sxoditXsA
tokal
samodovolXstvo
kolotuSka
devAnosto
kvartal
AgnEnok-godovik
stoj; postoj
ostanavlivatXsA na CEm-libo
reSenie
priostanavlivatXsA
ostanavlivatXsA
ostanavlivatX; prekraWatX
ostanavlivatXsA
ostanovka
bezostanovoCno
bezostanovoCnYj
tkatX; vAzatX
vAzanie
setX
tonkij SElk
vorobej
gnedoj
otCaivatXsA
oputYvatX
=
torsYk
=
podsteregatX
zapinatXsA
neoZidanno
sJrpriz
CuZdatXsA
varenXe
zapruda
pregrada; zaslon
CaSa
ZdatX; podstavlAtX; pregraZdatX
okislAtXsA
okisX
popugaj
vosstanovlenie
iznoSennYj
pYlXca
ad
greSnik
iznaSivatX
iznaSivatXsA
=
=
=
=
tragiCeskij
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
tropiki
=
=
=
znamA; flag
poroZdatX; vYzYvatX
rodnA; rodstvennik
denX roZdeniA
proizvedenie
proizvodnYj
poroZdatX; vYzYvatX
voznikatX
koSma bokovoj Casti JrtY
rodstvennik
rodstvennYj
rodstvennik
bratstvo
rodstvo
rodstvennYj
porodnitXsA
tuberkulEz
poroZdatX; vYzYvatX
suxaA Skura
rod
uroZenec
=
=
=
prAmoj
prAmo
o; ob
otnositelXno
vYprAmlAtX
narezannoe mAso
Cestno govorA
kroSitX
=
=
=
=
=
=
roZdatXsA; roZatX; vosxoditX
tXfu
tuvinec
zavAzYvatX; zaklJCatX
razoCarovYvatX
otCaivatXsA
v konce koncov
korenX slova
koreSok
pux
korennoj
poluostrov
ne to Cto
vesX; celikom
polnostXJ; celikom
takoj-to
takoj-to
bYtX uCtEnnYm
proverAtX naliCie
polnostXJ issAkatX
izrasxodovatX polnostXJ
sZimatXsA
uzel; vYvod
rezJme
rezJmirovatX
klJCevoe slovo
sxoditXsA
verblJd
verblJZatnik
straus
verblJZXA kolJCka
pugovica
romaSka
prikalYvatX
bulavka
oWuWenie
oWuWatX
volosok
plevatX
volosatYj
vYpusknik
obnovlAtX
linAtX
lisa
desAtX tYsAC
noCX
polnoCX
vsJ noCX
tundik
noCXJ
mrak
mraCnetX
noCevatX
noCnoj
dno; osnovanie
korni
soverSenno prAmoj
koneCnYj
okonCatelXnYj
glubina
podlinnik; original
originalXnYj
bezdonnYj
podsoznanie
v koneCnom sCEte
perepletatX
vid; sort; vneSnostX
turok; tJrok
po-turecki
turkmen
po-turkmenski
sodrogatXsA
tJrgeS
tJrok
tJrkskij
tJrkoAzYCnYj
raznYj; razliCnYj
raznocvetnYj
raznoobrazie
raznoobrazitX; preobrazovYvatX
vidoizmenAtXsA
tJrXma
tolkatX
tolkatX; tYkatX
zasuCivatX
poldenX; cvet; son
postuplenie
ponAtie; ponimanie
neponAtnYj
ponAtnYj
kommentarij
nedorazumenie
vzaimoponimanie
ponimatX drug druga
poAsnenie; tolkovanie
obQAsnAtX
ponimatX
sQEmka
opuskatXsA
spuskatX; ronAtX; snimatX
obedennYj
obed
bescvetnYj
cvetnoj
obed; Jg
padatX; spuskatXsA; popadatX
razQAritXsA
dYm
dYmnYj
dYmitX
terpetX
fu
vYstraivatXsA; sostavlAtXsA
ispravlAtXsA; nalaZivatXsA
ispravlAtXsA
ispravlAtX
vYprAmlAtX; ispravlAtX
prAmoj; rovnYj
sostavlAtX; stroitX
prAmaA liniA
obeWanie
vizirX
osloZnAtXsA
obostrAtX
ikra
unina
sZimatX v gorsti
AdovitYj
molozivo
o
propovedovatX
vaalejkum assalam
pereZivanie; zabota
pereZivatX; gorevatX
uspokaivatXsA
uak
vremA
vremennYj
vovremA
kroSitX
kroSitX
vau
=
ux
ukrainec
po-ukrainski
=
AdovitYj
otravlAtXsA
otravlAtX
=
=
massirovatX
=
=
=
=
=
=
vXetnamec
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
vertolEt
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
volontEr
=
=
=
=
=
=
=
=
=
wkologiCeskij
=
wkonomiCeskij
=
=
=
=
=
=
=
=
=
=
=
=
wksportirovatX
=
=
=
=
=
=
=
=
=
=
=
wlektriCestvo
=
wlektriCeskij
wlektrificirovatX
=
=
=
wlektronnYj
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
wnergetiCeskij
=
=
=
=
=
=
wpiCeskij
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
wstonec
=
=
=
=
=
=
wtniCeskij
=
=
wtnografiCeskij
=
meZwtniCeskij
=
=
=
=
novostX; izvestie; peredaCa
vestnik
soobWenie; uvedomlenie
obQAvlenie
obQAvlAtX
svAzYvatXsA; sozvanivatXsA
soobWatX; izveWatX
bezvestnostX
=
Zivotnoe
zoopark
zverinec
=
=
sostoAnie; poloZenie
poloZenie
sostoAnie
narod; naselenie
narodniCeskij
meZdunarodnYj
narodnYj
=
=
=
princessa
gospoZa; dama
xanstvo
=
=
istinnYj
o
=
pisXmo; poCerk
sekretarX
sekretariat
protokol
zapisYvatX
xazarin
rasskaz
povestX
=
ximiCeskij
=
=
=
=
=
ladno
aromat
=
=
=
=
=
=
=
=
=
=
=
xristianin
=
=
=
svalivatX v kuCu
vglAdYvatXsA; vsmatrivatXsA
peWera
dolbitX
tri
dlA; radi; CtobY
v-tretXix
treugolXnik
treugolXnYj
troe
dutX
trojka
trExQAzYCnYj
process
uskoritelX
usilivatX
usilivatXsA
kroSitXsA
kroSki
agitaciA
agitator
agitirovatX
teretX
dom
domaSnee zadanie
nakaplivatXsA; skuCivatXsA
nasYpX
kosAk loSadej
privAzannYj
kruZitXsA
kruZok
kruZitX
klEn
trenie
teretXsA
teretX
domosed
ZenatYj
ZenitXsA
ZenitXba
svadXba
garmoniA
garmoniCnostX
soglasovYvatXsA
soglasovYvatX; koordinirovatX
soCetatXsA; garmonirovatX
kuCa
tolpitXsA
utka
privYkatX
uCitXsA; privYkatX
uCaWijsA
obuCatXsA
uCitX; priuCatX
ujsunX
bezdomnYj
filin
prigovor
pravitelXstvo
meZpravitelXstvennYj
pravitelXstvennYj
trepetatX
dolA; vklad
dolXWik
raspredelAtXsA
raspredelenie
raspredelAtX; razdavatX
raspredelitelX
delitX
obrazec; primer
obrazcovYj
modelirovatX
uspevaemostX
uspevatX
uveliCivatXsA
uveliCivatXsA
uveliCivatX
bolXSoj; starSij
nadeZda
kandidat
beznadEZnostX
obnadEZivatX
nadeAtXsA
zvuk; golos
indiec
indeec
molCa
molCun
molCatX
garmoniA
zakon singarmonizma
bYtX sozvuCnYm
obraWenie; vozzvanie
zvatX; podavatX golos
wkonomiA
postoAnno; vsegda
bereZlivYj
wkonomnYj
wkonomitXsA
wkonomitX
molCa
molCanie
audiokasseta
oCenX bolXSoj
tendenciA
strax; uZas
trevoZnYj
uZasatXsA
pugatX; spugivatX
puglivYj
puglivYj
^pleAdY
pugatXsA
dutX; naduvatX
fasolX
vzQeroSivatXsA
laAtX; dutX
morozitX
verx; poverxnostX
odno za drugim
verxnij
plato
stol
gospodstvuJWij
nadbavka
gospodstvo
nadbavka
nadbavlAtX
nareCie
obmoraZivatXsA
utJg
gladitX utJgom
zapAtaA
uzik
pererYv
besprerYvnYj
rvatXsA; obrYvatXsA
otrYvok
tomitXsA
luCSij; otliCnYj
neprerYvno
neprerYvnYj
stremA
soratnik
rvatX; prerYvatX
obida
Ad
ispug
AdovitYj
nuZdaJWijsA
nuZda
vYsoCennYj
potomstvo
tAZestX
zemletrAsenie
rAvkatX
zloj
zlodeAnie
lEn
raketa
mCatXsA
zindan
ZuZZanie
mCatXsA
nYtX
udiratX
zakon
zakonnYj; JridiCeskij
zakonno
zakonomernostX; zakonnostX
uzakonivatX
Jrist
JridiCeskij
zakonodatelXstvo
zakonodatelXnYj
nezakonnYj
bezzakonie
Zena
svetskostX
=
Zestokij
uWerb; vred
wpoxa; vremena
sovremennYj
sovremennik
totCas
voplX
zarAdnoe ustrojstvo
tomitXsA oZidaniem
uWerb; posledstvie
stenanie
stenatX
veWX; predmet; veWestvo
imA suWestvitelXnoe
udovolXstvie
zavod
=
puSka
ispYtYvatX golovokruZenie
=
vnimanie; um
vnimatelXnYj
ponAtlivostX
nevnimatelXnYj
pensiA; naslaZdenie
pensiA
pensioner
zakAt
prikrikivatX
=
pozument
skuCatX
razum
osmYslivatX
smYSlEnYj; ponAtlivYj
Jvelir
Jvelirnoe delo
issledovatXsA
issledovatX; izuCatX
issledovanie
issledovatelX
intelligent
vred
vrednYj
bezvrednYj
=
kladbiWe
=
=
=
=
ogromnYj
ele; s trudom
nadrYvatXsA
uveliCivatXsA
uveliCivatX
nasilie
nasilie
peresilivatX sebA
siloj
prinuZdatX
vZik
mCatXsA
izumrud`;
