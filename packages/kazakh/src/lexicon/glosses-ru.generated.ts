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
=
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
sovsem
spravedlivYj
spravedlivostX
spravedlivostX
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
naroCno
specialXno
krasivYj
krasivo
priliCie
nevospitannYj
veZlivYj
vospitannostX
privYCka; obYCaj
obYCai
obYCno
obYCnYj
kak obYCno
wj
ZenWina; Zena
znamenitYj
steklo
vsE Ze
odnako
inaCe
odnako
tem ne menee
izvestX
=
akimat
otec
roditeli
prinositX; privozitX
unositX; uvozitX
izvestnAk
eWE; vsE eWE
vsE eWE
=
alfavit
slabYj
xilostX
silXnYj
ili
kakoj-to
nekto
kto-to
Cto-to
neskolXko
neskolXko raz
davnYm-davno
gorazdo
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
muzYka
pevec
gimn
petX
von; vot
von tam
oCenX krasivYj
mgnovenno
Cudak
zabiAka
podatX
starSaA sestra
predanie
kaZdYj
v raznYx mestax
i; pritom
dalXSe
dalXSe
dalXSe
tuda-sJda
bukva
kollega
partnErstvo
kaZdYj
vsegda
ele
ele-ele
promeZutok
dejstvie
dejstvovatX
vzaimodejstvovatX
koneCno
kaZdYj
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
krasota
ukraSatX
vliAnie
vpeCatlAJWij
vpeCatlAtXsA
vojsko; armiA
voennYj
voennaA sluZba
duxi
petux
uvY
uvY
kakaA ZalostX
vozdux
awroport
snaCala
v samom naCale
snaCala
iznaCalXno
melodiA
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
poka
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
obrAd
nauka
nauCnYj
nauCno-texniCeskij
vlJblEnnYj
vlJblEnnYj
vlJblEnnostX
Cudo
CudesnYj
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
nazidanie
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
pro sebA
pitX
roditelXnYj padeZ
roditelXnYj padeZ
uCenie
znaniA
visetX
ceplAtXsA
plestisX
uvlekatX za soboj
sledovatX
veSalka
krJCok
vperEd
prodvigatX
prodvigatXsA
sperva
nekogda
petlA
vnimanie
veSatX
nora
mladSij brat
=
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
tvorog
razdor
kvasitX
osnovanie
fundamentalXnYj
sosednij
fundament
trAstisX
zaderZivatXsA
=
zaderZivatX
svErtYvatXsA
delo; rabota
deAtelXnostX
meropriAtie
opuxolX
opuxatX
delovoj
delovoj
delovitostX
delovoj
rukodelXnica
slovno
komandirovka
delatXsA
delatX; rabotatX
puxnutX
sled
posledovatelX
razYskivatXsA
poisk
iskatX
soiskatelX
razYskivatX
iskatX
dobrodetelX
=
=
=
=
=
=
=
lico
kraj; region
nagrudnoe ukraSenie
regionalXnYj
obrabatYvatXsA
obrabatYvatX
obrabotCik
piWevod
krome
zlobstvovatX
stiratXsA
lastik
vYklJCatX
nenavistX
vraZdovatX
gasnutX
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
soZaletX
revetX
pAtka
idti po pAtam
lEgkoe
obidCivYj
obiZatXsA
dovoditX do rYdanij
vsxlipYvatX
diktat
mErtvYj
trup
smertX
mera
izmerAtXsA
izmerAtX
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
proizvoditX
proizvoditelX
primer
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
prorastatX
oCenX ostrYj
podQEm
gordYj
abrikos
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
procvetatX
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
goretX
podZigatX
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
zaveWanie
zaveWanie
zaveWatX
rostok
podrostok
rasti; uveliCivatXsA
ZelCX
prosXba
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
prexodAWij
ostrYj
provoditXsA
provodnik
provoditX; propuskatX
brod
proSlYj
v proSlYj raz
v proSlYj raz
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
drugoj
drugoj
krome
inaCe
inoj
otliCie
izmenenie
neizmennYj
izmenCivYj
izmenAtXsA
izmenAtX; menAtX
izmenAtXsA; menAtXsA
Cajnik
uCenik
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
pustYnA
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
kolbasa
gnatX verenicej
idti verenicej
doZdevoj CervX
tAnutXsA
pEstrYj
=
obmatYvatX portAnkami
kivatX
Culki
uglublAtXsA
kovYrAtX
plodorodie
rZatX
-ka; poZalujsta
rasxod
tratitXsA
rasxodovatX
kolXco
rasxod
vostoCnYj
isxodnYj padeZ
vostokovedenie
zaliv
udalAtXsA
navernoe; vozmoZno
vYpuskatXsA
proizvedenie
tvorCestvo
vYvoditX; proizvoditX; vYpuskatX
izdatelX
vYxoditX; vYezZatX; podnimatXsA
proisxoZdenie
verSina
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
terpenie
terpelivYj
terpelivostX
neterpelivYj
terpetX
sigareta
moCitX
sluZebnoe slovo
Cumbur
kolXnulo
ponemnogu
polog
krepkij
istinnYj; nastoAWij
pravda
ot vsego serdca
iskrenne
pravdivYj
steklo
zakalAtXsA
dejstvitelXno
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
elX
strekotatX
sverCok
sok
vid
xoroSetX
sveCa
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
nebolXSoj
mikrorajon
svetloglazYj
natravlivanie
Cajka
Cagatajskij
ZalitX
poloskatX
pYlX
lYZi
=
pYlitX
pYlXnYj
pYlitX
vizglivo kriCatX
=
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
rassYpatX
=
rubitXsA
skaCka
vdoxnovenie
vdoxnovlAtX
vdoxnovlAtXsA
posYlXnYj
persik
skakatX
napadenie
atakovatX
gorod
Caj
SElk
poloskatXsA
smola
ZevatX
CaevYe
svarlivYj
kaCatXsA
bitva
sraZatXsA
kaCatX
=
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
brJki
zabolevatX
besputnYj
otkidYvatXsA
otkidYvatXsA nazad
repa
navzniCX
razlivatXsA
zadevatX
lampa
obidCivYj
svetilXnik
vspYlitX
mera
Crezmerno
nemnogo
neznaCitelXnYj
okolo
prikidYvatX
primerno
obiZatXsA
=
vonzatXsA
vonzatX
kolotXE
vilka
=
sani
=
=
bYstro
bYstrYj
bYstrota
vstavatX na dYbY
=
milostX
xlopok
SlEpatX
Capan
zarA
skakatX
nabeg
zaxvatCik
naSestvie
gnatX vskaCX
pora
priglaSatXsA
kilometr
priglaSenie
vYzYvatX
priglaSatX; zvatX
zaZigalka
kremenX
okolo
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
uslovie
obAzatelXno
WElk
tresk
uslovnoe naklonenie
dogovarivatXsA
obuslovlivatX
krestXAnin
xozAjstvo
xozAjstvennYj
radostnYj
pax
treskatXsA
krYSa
tresk
skandal
putatX
putatXsA
uWelXe
radostX
radostnYj
radovatX
likovatX
gav
SaxmatY
=
SaxtEr
a; Ze
okruZnostX
sZimatX
reSatXsA; razvAzYvatXsA
reSenie
razdevatXsA
matX; mama
ospa
orator
krasnoreCivYj
krasnoreCie
reSatX; razvAzYvatX; snimatX
rodoslovnaA
znatok rodoslovnoj
master
iskusnYj
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
ispYtYvatX
do
=
predel
semeCki
granica
pograniCnik
pograniCnYj
saxar
CekmenX
beskoneCnYj
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
zarubeZXe
inostrannYj
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
gruppa
socvetie
koncentraciA
koncentraciA
sidetX na kortoCkax
ispugatXsA
pugatX
torCatX
vYstavlAtX
svinXA
pugatXsA
SofEr
Cugun
=
razvedCik
kaprizniCatX
korotkij
=
^venera
obzor
obozrevatX
obozrevatelX
kupatX
kupatXsA
pogruZatXsA
magnat
Caban
ugli
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
sCEt
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
stYditX
stYditXsA
stYd
besstYdnYj
stYdlivYj
ponAtie
ponimanie
ponAtlivYj
ponAtlivYj
ponimanie
ponimatX
ponimatX
svErtYvatXsA
konec
zapuskatXsA
vstreCatXsA
podvergatX
podvergatXsA
zapuskatX
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
ukladYvatX spatX
spatX
zakvaska
kruZitXsA
zakvaSivatX
son
podZeludoCnaA Zeleza
sonlivYj
sonnYj
bessonnica
rifma
rifmovatXsA
sYn; malXCik
uveliCivatXsA
uveliCivatXsA
uveliCivatX
velikij
veliCie
vozveliCivatX
ulus
nazidanie
=
perexoditX
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
nezabYvaemYj
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
oCko
neakkuratnYj
akkuratnYj
akkuratno
akkuratnostX
ponAtlivYj
poxoZij
sxodstvo
upodoblAtX
poxoditX
razQAsnAtX
samka
vereteno
vor
=
natalkivatXsA
plod
oplodotvorAtX
oplodotvorAtXsA
boj
svarlivYj
ssoritX
rugatX
lozung
sumasbrodstvo
kraZa
ukradkoj
bYtX ukradennYm
krastX
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
bYtX pojmannYm
pristup
sderZannYj
sderZannostX
princip
principialXnostX
priderZivatXsA
britva
derZatXsA drug za druga
vruCatX
derZatX; lovitX
uCitelX; nastavnik
proigrYS
proigrYvatX
udaCnYj
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
prodlevatX
udlinAtXsA
provoZatX
provodY nevestY
udalAtXsA
vYtesnAtX
sdvigatXsA
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
vsegda
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
soglasie
druZnYj
sotrudniCestvo
sotrudniCatX
strastnoe Zelanie
userdie
userdnYj
stimulirovatX
proAvlAtX interes
bezYniciativnYj
oCenX gorACij
kompaktnostX
uproWatX
drevnostX
raspoloZenie
neoxotnYj
userdnYj
proAvlAtX userdie
vliAnie
vliAtelXnYj
vzaimodejstvovatX
ukrYvatXsA ot vetra
dobrovolXnostX
veroAtnYj
veroAtno
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
sCastXe
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
nagrevatXsA
podprYgivatX
nositXsA
ZuZZanie
ZuZZatX
ZuZZatX
zlostX
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
otpravlAtXsA
posYlatX; otpuskatX
otpravitelX
ottaivatX
parenX; dZigit
wnergiA
wnergiCnYj
wnergiCnostX
vooduSevlAtX
vooduSevlAtXsA
bezvolXnYj
raskol
liCnoe okonCanie
klassificirovatXsA
klassifikaciA
klassifikaciA
klassificirovatX
trubCataA kostX
golenX
nitX
tonJsenXkij
uvlaZnAtXsA
=
nestisX
porAdok
porAdok
besporAdoCno
o; otnositelXno
remontirovatXsA
CinitX
remontnik
otpravlAtX
otpravlAtXsA; puskatXsA
nepravilXnostX
pelenatX
kaSelX
kaSlAtX
otkaSlivatXsA
kaSlAtX
prilipatX
suprug
uteSenie
uteSatXsA
uteSatX
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
para
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
padatX
valitX
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
gretX
nedviZimYj
dviZimYj
peremeWatXsA
dvigatX
dvigatXsA
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
pesnA
skazitelX
ovrag
otdalAtXsA
=
vospevatX
rvatXsA
rvanYj
xiWnik
rvatX
=
pelEnka
peSkom
trotuar
priAtnYj
lXstec
ugodlivYj
podxalimstvo
nepriAtnYj
bereg
bereg; pobereZXe
idti vdolX
poloZenie; sostoAnie; uslovie
razZigatX; mazatX; nravitXsA
rasstilatX
otdavatXsA wxom
wxo
modernizirovatX
vozroZdatXsA
orex
oSibatXsA
skorogovorka
oSibatXsA
novYj
tolXko Cto
tolXko Cto
novator
novatorskij
novatorstvo
po-novomu
zanovo
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
prilipatX
Zabaga
dikarX
dikij
dikostX
oborudovanie
osnaWatXsA
osnaWatX
zakrYvatX; nakrYvatX
pamAtX
siAtX
globalXnYj
globalizirovatXsA
prosto; medlenno
mesto
prostoj
prostoe predloZenie
potixonXku
ustraivatXsA
obYknovenno
pastbiWe
rasprostranAtXsA
som
o
prosto tak
raznuzdYvatX
vesElYj
o; ob
udobnYj
medlenno
datX razmestitXsA
dZajlAu
zanimatX
prostYnA
ne toropAsX
cvesti
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
odinokij
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
soedinAtX
=
batrak
nadoedatX
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
nanimatX
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
ploskij
ediniCnYj
lenivYj
lenX
lenitXsA
blesk
sverkaA
blestAWij
sverkatX
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
skandal
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
vseobWij
massovo
prikleivatX
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
dobro
uluCSatX
uluCSatXsA
odobrAtX
storonnik
zaWiWatX
rama
obrYv
=
ustav
pereponka
glaSataj
vzrYvCatka
vzrYv
voznagraZdatX
vzrYvatXsA
s polovinoj
uveCnYj
svet; grYZa
svetlYj
treWina
osveWenie
sorevnovanie
napereboj
sorevnovatXsA
rana
ladno; xoroSo
molodec
ranitX
godnYj
godnostX
negodnYj
negodnostX
oruZie
travma
poluCatX ranenie
vooruZatXsA
vooruZatX
garmoniA
miritX
podxoditX
priroda
estestvoznanie
sozdavatXsA
^tvorec
sozdavatX; sCitatX godnYm
^sozdatelX
goditXsA
=
publikaciA
publikovatXsA
publikovatX
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
sverkatX
krutoj bereg
letuCaA mYSX
polovina
polovina; pol-
polugodie
CastiCnYj
napolovinu
skala
raskalYvatX
dovolXstvovatXsA
vozrast; godY; sleza
molodoj; JnYj
podrostok
zelEnYj
CeCevica
robkij
tajnYj
tajno
prAtki
prAtatXsA
prAtatX; skrYvatX
delatXsA; sozdavatXsA
poddelXnYj
sozidatelX
sozidanie
iskusstvennYj
narAZatXsA
otrAd
komplektovatXsA
komplektovatX
molodetX
delatX; sozdavatX
pridanoe
robkij
robostX
robetX
zapugivatX
molodostX
navoloCka
klastX pod golovu
molodEZX
padatX duxom
kletka
CuZoj
spalXnA
matka
CuZdatXsA
mestnYj padeZ
obWeZitie
ukladYvatX
naizustX
CuZdatXsA
upraZnenie
trenirovatXsA
trenirovatX
trener
zauCivatXsA
zauCivatX
leZatX; naxoditXsA
vrag
gonec
vraZdovatX
doZdX
osadki
doZdlivYj
boec
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
osYpatX
voennoe lixoletXe
Zenskij platok
vraZeskij
zavoEvYvatX
idti; litX
leto
letnij
obvinAtX
pisXmo
pisatXsA; zapisYvatXsA; vYzdoravlivatX
ravnina
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
pisXmo
pisatelX
rukav
lEgkij
poraZenie
skidka
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
sroCno
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
setX
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
zelenX
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
iskusstvennYj sputnik
ispYtYvatX otvraWenie
vdova
vdovYj
=
semX
nedelA
semX predkov
ZetYgen
soverSenstvovatX
soverSenstvovatXsA
sirota
sirotskij
sirotstvo
CuvstvovatX sebA sirotoj
detskij priJt
^bolXSaA ^medvedica
ZetYru
nexvatka
dostiZenie
xvatatX
rukovoditelX
veduWij
rukovodstvo
vestisX na povodu
vesti za ruku
vesti
dostatoCno
semero
nedostatoCnYj
dostatoCnYj
dostatoCno
podrostok
postavka
dostavlAtXsA
dostavlAtX; dovoditX
dostavka
postavWik
=
semXdesAt
dostigatX; xvatatX
estX; kuSatX
latunX
muZ starSej sestrY
=
Casto
CastYj
Castota
uCaWatXsA
CaWe
otvraWenie
otvratitelXnYj
brezgovatX
sobiratX
sobiratXsA
sobranie; sbor
sovokupnostX
sokraWatXsA
dvadcatX
morWitX
dZida
Agoda
okajmlAtX
plemAnnik
mebelX
sbor
sobranie
sobiratXsA
sbornik
sobrannYj
sobrannostX
nakaplivatXsA
nakaplivatX
nakopitelXnYj
pribiratX
sobiratX; ubiratX
=
rYZij
terAtX
terAtXsA; isCezatX
verxnij
vYsokij; verxnij
vverx; naverxu
vYsSee uCebnoe zavedenie
vverxu; vYSe
povYSatX
povYSatXsA
uniCtoZatX; ustranAtX
dZungar
lJcerna
proekt
proektirovanie
proektirovatX
proektirovWik
uniCtoZatXsA
=
doroga; putX; stroka
obYCai
vstreCatXsA
vstreCatX
putevYe zametki
passaZir
tigr
provodnik
putEvka
tovariW; sputnik; suprug
poslanie
posYlatX
provodnik
WedrYj
WedrostX
strogatX
net
net; ne imeetsA
nuZda
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
xrebet
pomoi
umYvatXsA
okolo
nedavno
pribliZatXsA
nedavno
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
pribegatX
beg
begom
puskatX begom
begatX; beZatX
uzda
obuzdYvatX
kukuruza
sistema
sistemnYj
sistematiCeski
sistemnYj
sistemnostX
sistematizirovatX
nerv
nervnYj
skakun
bYstrYj
mCatXsA
gruz
nakladnaA
beremennostX
nagruZatXsA
gruzitX
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
putnik
provoditXsA
provoditX; vesti; voditX
voditelX
xoditX; dvigatXsA
sto
=
perstenX
vinograd
stoletie
sotnik
sotnA
sotnAmi
vstreCatXsA
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
=
^ko^a^p
=
=
=
=
^abulxair
=
=
^abdYkadYrov
^abdraxman
^abdraxmanov
=
=
^adilX
^adilXbek
=
=
=
=
=
=
=
=
=
=
=
^amre
=
^amudarXA
=
^aselX
=
=
=
^auwzov
^auliekolX
^azilXxan
^azerbajdZan
=
^n^t^p
^n^i^i
=
=
=
=
=
=
^m^v^d
^ili
^ilXAs
^evangelie
=
=
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
=
=
^SidertY
^Cingis
^Cingistau
^sinXczAn
=
=
=
^S^o^s
^m^s^b
^v^k^o
=
=
=
=
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
=
=
^venera
^CundZa
=
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
=
^velikobritaniA
=
=
=
^ulan-^bator
=
^urdZar
=
=
^ibraj
=
=
=
=
^irgiz
=
^ismail
=
^iskakov
^issYk-^kulX
^stambul
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
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
=
=
=
=
=
=
=
=
=
^ZalanaSkolX
=
=
=
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
=
=
=
=
=
^Zas ^alaS
=
^wmba
=
^zemlA obetovannaA
^sredizemnomorXe
^bolXSaA ^medvedica
^ZetYsaj
^ZetYsu
=
=
^dZungar
=
=
^Zunusov
^Zusup
^Zusupov
=
=
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
=
^ajgulX
^ajmautulY
^ajmautov
=
=
=
=
=
=
=
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
=
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
=
=
=
=
=
=
=
=
=
=
=
=
=
^arYsX
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
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
=
=
=
=
=
^bukeevskaA ^orda
^bukejxan
^bukejxanov
=
^buxar-^ZYrau
^buxtarma
=
^m^o^n
^o^o^n
^e^n^p^f
^o^a^w
^s^m^i
^z^k^o
^b^i^n
=
^baAnaul
=
^bagdad
^baSkortostan
=
=
=
=
=
^bajkonur
=
=
^bajseitova
=
=
=
^balkanY
^balxaS
^baltika
=
=
=
=
=
=
=
=
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
=
=
=
^bektau-^ata
=
=
=
=
=
=
=
=
=
=
=
^betpak-^dala
^bibigulX
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
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
=
=
=
=
^dilXmurat
^dilXnaz
=
=
=
^v^o^z
^v^o^z
=
^v^t^o
^minzdrav
^dagestan
=
=
=
=
=
=
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
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
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
=
=
=
=
=
=
=
=
=
=
=
=
=
=
^irtYS
=
=
^iSim
=
=
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
^gulXnar
^gulXnur
^gulXnar
^gulXsim
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
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
=
=
=
=
=
=
^kuSerbaev
=
^kokpektY
=
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
=
=
=
^kekilXbaev
=
=
=
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
=
=
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
=
=
=
=
^medina
=
=
=
=
=
=
^moskva
^maverannaxr
=
=
=
=
=
^mugodZarY
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
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
=
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
=
=
=
=
=
=
=
=
=
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
=
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
=
=
=
=
=
=
=
=
=
^musrepov
=
^nur ^otan
=
=
=
=
=
=
=
=
^nurgulX
=
=
=
=
=
=
^nurpeisov
^nurpeisova
=
=
=
=
=
=
=
=
=
=
=
=
=
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
^uralXsk
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
=
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
=
=
=
^kulXdZa
=
=
^kulXsarY
=
=
=
^koran
=
=
=
^mleCnYj ^putX
^kusainov
^kusainova
=
=
^krYm
^kitaj
^mars
=
=
^u^k
^k^p^k
=
^n^d^s
^r^k
=
^k^n^r
=
^kaSgar
=
=
=
=
=
=
^kaindY
^kairbekov
=
=
=
=
=
^kalmYkiA
=
=
=
=
=
=
=
^kapCagaj
=
=
^kar^g^u
^karaganda
^karaCaganak
^karaaul
=
=
=
=
=
=
=
^karkaralinsk
=
=
=
=
=
=
=
^katon-^karagaj
=
=
^kaz^n^m^u
^kaz^n^p^u
^kaz^n^t^u
^kaz^n^u
^kazaxskaA ^s^s^r
=
=
^kazanX
^kazaxfilXm
^kazaxmYs
^kazinform
^kazaxstan
^kazaxtelekom
^kazatomprom
=
=
^kazpoCta
^kaztalovka
^kigaC
=
=
=
=
=
=
^xobda
^xovd
^kunaev
=
=
^kurgan
^xorgos
=
=
=
=
=
=
=
=
=
=
^r^g^p
^r^g^u
=
=
=
=
=
^ramadan
=
=
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
=
=
^sadvakasov
=
=
^satpaev
^satpaev
=
^sibirX
^seletY
^seletYteniz
=
=
=
^sYrdarXA
^m^i^d
=
=
=
=
=
^sagiz
=
=
=
=
=
=
=
=
=
=
^samruk
^samruk-^kazYna
^samarskoe
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
^sarajCik
^saranX
=
=
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
=
=
=
=
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
=
^smailov
=
=
=
=
=
=
=
=
=
=
=
=
=
^suJnbaj
=
=
=
=
^tengri
=
^tadZikistan
=
=
=
^tleubaev
^tleuberdi
=
=
=
^tulegenov
=
=
^tJratam
=
=
=
=
=
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
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
^tora
=
^tengiz
=
=
=
=
=
=
=
=
^polArnaA zvezda
=
=
=
=
=
=
=
^tobol
=
=
=
=
=
=
=
=
=
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
=
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
=
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
=
^poAs ^oriona
=
^n^p^o
=
^ulXba
^indiA
^urumCi
^pleAdY
^ustJrt
=
=
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
ZaletX
ZalostX
bespoWadnYj
moroz
moroznYj
angliCanin
po-anglijski
teCenie
potok
teCenie
slivatX
starSij brat; dAdA
bratXA
derevo; drevesina
dAdA
rodnA; sorodiC
prosvetitelX
prosveWenie
beletX
oploSnostX
teCX
medvedX
zverX
naivnYj
naivnostX
dolina
zameCatXsA
nablJdatelXnYj Celovek
zameCatX
oxotnik
oxota
rYdatX
opeSitX
legenda
annotaciA
nevznaCaj
podsteregatX
prostoduSnYj
blagouxatX
stremlenie
ZaZdatX
golodnYj
golodatX
otkrYvatXsA
oZestoCatXsA
otkrYtYj; AsnYj
otkrYto
otkrYtYj
svetlo-sinij
rasseAnnYj
otkrYtYj
droZZi
kvasitX
golod
ZadnYj
ZadnostX
golod
otkrYvatX
gnev
prokisatX
vspYlXCivYj
serditYj
serditXsA
gorXkij; ostrYj
razvoditXsA
vYklJCatelX
razliCatX; razQedinAtX
razluCatXsA
smertX
vid
xoroSetX
smuWatXsA
CestX
Zena starSego brata muZa
=
dAdA
=
osteregatXsA
neostoroZnYj
neCaAnno
abaevedenie
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
CestnYj
veSalka v Jrte
CestnostX
oCiWatX
Celovek
po-CeloveCeski
CeloveCnostX
gumannYj
CeloveCestvo
=
zabluditXsA
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
=
mesAc; luna
Zerebec
krik
kriklivYj
kriCatX
ulika
pokazanie
svidetelXstvovatX
ukraSatX
vYzdoravlivatX
podpruga
v mesAc
vina
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
xitrostX
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
oborot
obraWenie
zanimatXsA
okruZenie
vokrug
prevraWatXsA
vraWatX; prevraWatX
obQezd
vraWatXsA; prevraWatXsA
AsnYj
AsnostX
proAsnAtXsA
poziciA
proAsnAtX
krik
kriCatX
sxvatka
sxvatYvatXsA
osobYj
=
=
atu
proiznoSenie
bYtX skazannYm; govoritXsA
=
=
sporitX; sostAzatXsA
skaZem
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
vpervYe; snaCala
pervYj; pervonaCalXnYj
pervYj
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
bespokoitX
bespokoitXsA
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
nizkij
izgonAtX
raznoglasie
gorACnostX
=
=
perEd; perednAA CastX
predYduWij; perednij
pozavCera
snaCala; preZde vsego
predstoAWij
v buduWem
obmanYvatXsA
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
zamenAtX
obmenivatXsA
almatinec
SestXdesAt
gorlo
zapYxatXsA
alYj
oZerelXe
prisAZnYe
dolina
SestX
=
zoloto
zolotistYj
altaec
Sestero
bratX; poluCatX; pokupatX
vYCitanie
poluCatelX
sliva
sredstvo
delatX neCego
naxoditX sposob
ponevole
vYnuZdennYj
Zivoj; nevredimYj
blagopoluCno
=
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
AsnYj
AsnostX
opredelAtXsA; vYAsnAtXsA
opredelenie
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
klAtva
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
boZe moj
starSaA sestra; mama; tEtA
sEstrY
tEtA
logovo
otvesti; otvezti; otnesti
avariA
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
eZenedelXnYj
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
plata
um; razum; sovet
um
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
nakonec
tixo
nakonec
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
dobroduSnYj
fevralX
informaciA
informacionnYj
informatizirovatX
raduSnYj
dobroduSnYj
svetlolicYj
lebedX
xromoj
xromoj
=
svetlovolosYj
xromatX
aristokrat
belizna
opravdYvatXsA
pererYvatX
opravdYvatX
opravdanie
belok
sovestX
dalXnij
pozavCera
argamak
=
arCa
CistitX
dalXSe
dalXSe
tuda-sJda
izbavlAtX
izbavlAtXsA
xudoj
=
xudetX
slavnYj sYn
lev
Zaloba
promeZutok; pCela; pila
izredka
posrednik
=
po-arabski
zarA
ostrov
smeSannYj
obWenie
meSatX
smeSivatXsA
obxoditX
neCistYj
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
veteran
=
=
=
CestnYj
armAnin
meCta
dalee
meCtatelXnYj
meCtatX
=
kanal
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
dux predkov
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
=
ne speSa
priEmYS
kormitX
kormilec
prevYSatX
vesXma; osobenno
svYSe
tamada
=
upletatX
neobuzdannYj
gorox
=
ukrop
podvesnoj
nebo
astronomiA
pribor
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
zerno
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
vYstrelivatXsA
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
nazYvatXsA
zvanie
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
ispolnAtX
ispolnitelX
ispolnitelXnYj
=
prinimatX uCastie
na konej
otpravlenie
otpravlAtXsA; vYezZatX
tEzka
propuskatX
SagatX
=
=
=
strelAtX; brosatX; rassvetatX
poZaluj; vedX
=
rYbolovnaA setX
afganec
selo; aul
selXskoxozAjstvennYj
selXskij
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
prixoZaA
vozdux
pogoda
rajon; ploWadX
rajonnYj
perevoraCivatXsA
perevod
perevod
perevodCik
perevoditX
=
=
=
=
dvor
oxotitXsA
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
avtodoroga
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
poloZenie
malYj; nemnogoCislennYj
malo
razvraWatXsA
soblaznAtX
sovsem nemnogo
menXSinstvo
piWa
proviziA
prodovolXstvie
kormitX
menXSe
umenXSatXsA
umenXSenie
umenXSatX
graZdanin
graZdanstvo
graZdanskij
muCenie
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
=
podsneZnik
=
oj
bajga
=
beda
moZet bYtX
lomatXsA
vse; vsE
vsE ravno
molodec
pari
to-to Ze
zamedlAtX
oslabevatX
stixatX
konkurenciA
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
kogda-to
odin raz
drug druga
po odnomu
soobWa
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
v nekotoroj stepeni
edinYj
odnostoronnij
navsegda
okonCatelXno
no
edinoglasno
nemnogo; nekotoroe vremA
nemnogo; nekotoroe vremA
nekotorYj
uprAmYj
odnaZdY
Cto-to
odinakovYj
Cto-to
srazu
unikalXnostX
to
kto-to; odin
vmeste
vmeste s
edinstvo
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
edinYj
edinstvo
nemalo
postepenno
gustoj
peremirie
oblik i natura
mirotvorec
neprimirimYj
zakanCivatX; zaverSatX
vYpusknik
miritXsA
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
malYS
perepel
postoronnij
ovod
zaderZivatX
zaderZivatXsA
vodoxraniliWe
plotina
pregraZdatX
taz
predgorXe
CastX
otdel; razdel
otdelenie
razdelenie
Castnoe
delitXsA
delitXsA
detalX
drobitX
dvoJrodnYj brat ili sestra po materi
otdelXnYj
otdelXno
krome
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
ranee
vpredX
eWE bolee
zamknutYj
zamknutostX
izdelie
prosXba
prikazYvatXsA
prikazYvatX
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
tak
losX
rodnik
solovej
mutnYj
sadZa
smutno vidnetXsA
nabivatX cenu
porYv
vYrYvatXsA
dErgatX
oblako; tuCa
neoproverZimYj
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
ugol
perCEnYj
rezolJciA
povorot
povoraCivatXsA
kosa (priCEska)
ranXSe; preZde
do; ranXSe
bYvSij
po-preZnemu
kak preZde
eWE bolXSe
izdavna
nepravilXnYj
izvivatXsA
skruCivatXsA
vint
krutitX
otvErtka
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
povoraCivatX
kust
vetka
vetvitXsA
obrubatX vetvi
isporCennYj
lomatXsA
isporCennYj
xuligan
xuliganskij
xuliganstvo
xuliganitX
telEnok
lomatX
naruSenie
bulXkanXe
paCkatXsA
vYdelannaA koZa
paCkatX
besporAdoCnYj
rYxlYj
tak; sJda
vpredX
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
izlagatX
izloZenie
skazuemoe
medlennYj
medlenno
medlitelXnostX
pridatoCnoe
podCinEnnostX
podCinAtX
podCinAtXsA
napravlenie
orientaciA
napravlAtXsA
napravlAtX
cena; ocenka
cennYj
ocenivatXsA
ocenivatX; cenitX
ocenivanie
kurs valJt
stolb
daveCa
bescennYj
sadovnik
orientir
svetofor
programma
programmist
programmirovatX
orientirovatX
pasti
bogatetX
palec nogi
baSkir
poSlina
svoAk
razglAdYvatX
predok
vYpuCivatXsA
mindalX
=
bogatYrX
bogatYj
bogaC
zaZitoCnYj
bednYj
sYC
=
=
rassuditelXnostX
iskonnYj
iskonnostX
obogaWatX
Sum
bogatstvo
reSenie
svAzX
v svAzi s; v zavisimosti ot
svAzannYj
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
konkurs
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
wkvivalent
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
=
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
trener
uxaZivatX
trener
sad; sCastXe
ogorod; detskij sad
kontrolX
nablJdatX
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
maksimalXno
bars
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
peCatatXsA
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
pressa
press-sekretarX
tipografiA
uzornaA tesXma JrtY
stupenXka
zaxvatCik
zaxvat
drugoj; inoj
drugoj; inoj
krome; pomimo
inaCe
upravlAtXsA
upravlenie
upravlAtX; rukovoditX
upravlenie
upravlenCeskij
vstreCa
=
glavnYj
naCalXnik
bYtX zadavlennYm
nasedatX
=
naCinatXsA
iniciativa
iniciator
naCalXnYj
pervonaCalXno
poruCitX naCatX
naCinatX; vesti
istok
podleZaWee
naCalXnYj
davitX; nastupatX; peCatatX
smelYj
smelostX
batYr; geroj
xrabrYj
geroizm
knopka
pogruZatX
zapad
zapadnYj
blagoslovenie
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
bazovYj
bazar; rYnok
gostinec
li
beSmet
klever
avtoritet
avtoritetnYj
neavtoritetnYj
relXef
delatX relXefnYm
besplodie
bespeCnostX
sklonnYj
prisposablivatXsA
prisposablivatX
mogila
bednYj
mirnYj
mir
raznuzdannYj
neizvestnYj
bespokoitX
obraz
slovno
videozapisX
videoklip
izobraZatXsA
izobraZatX
izobraZenie
izobrazitelXnoe iskusstvo
tAZkij trud
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
reSitXsA
osEtr
utverZdatXsA
utverZdatX; zakreplAtX
zrA
stanciA
ukreplAtXsA
poAsnica
belXgiec
poAs
poAs
Jbka
sxvatYvatXsA
poAs
pereval
znak
izvestnYj
naznaCatXsA
otmeCatX
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
sJda
sJda
proCnYj
proCnostX
predannostX
davatXsA; predavatXsA; sdavatXsA
zadolZennostX
dostatok
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
xuZe
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
ukraSatX
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
davatX pokrasitX
kraska
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
utverditelXnYj
otricatelXnYj
otricanie
volostX
volostX
pomogatX
prognoz
prognozirovatXsA
prognozirovanie
predpolagatX
buduWee
buduWij
navernoe
stalX
drAblYj
bolgarin
bYtie
neznaCitelXnYj
ili
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
buran
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
osvoboZdatX
osvoboZdatXsA
beZenec
zrA
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
sustav
gibrid
=
=
=
=
isparAtXsA
papka
=
=
=
CalYj
=
verblJd-samec
=
=
svAzYvatX
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
skrYvatX
pokrYvalo
psevdonimnYj
ukutYvatXsA
pokrYvatX
brYzgatX
poslezavtra
sobiratX v skladki
celYj
celostnostX
=
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
dokazatelXstvo
dokazatelXstvo
dokazYvatX
v toCnosti
vkus
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
lekarstvo
lekarstva
vraC
vraCebnoe delo
leCitX
prevoznositX
lekciA
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
sostoAtelXnYj
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
koleso
kruglYj
okruglAtXsA
katitXsA
=
soverSenno kruglYj
grubYj
grubostX
molitva
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
privYkatX
krizis
prospekt
gromYxatX
SumnYj
xvastlivYj
slava
tWeslavnYj
slavnYj
trevoga
gomon
Sum-gam
Sum
SumetX
gotovYj
podgotovka
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
darovanie
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
powma
Calma
dastarxan; nakrYtYj stol
datCanin
poroCitX
spor
sporWik
burA
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
do
govorAt
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
otdYx
otdYxatX; dYSatX
korenastYj
vmig
zavarivatX
sledovatelXno
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
telo
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
dannYe
istoCnik dannYx
baza dannYx
abstraktnostX
rekvizit
nemedlenno
poCti
nedug
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
dexkanin
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
tupoj
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
druzXA
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
veselXe
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
imuWestvo
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
a
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
ni
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
seAtXsA
posev
zemledelec
zemledelie
zemledelXCeskij
niva
posevY
bliznecY
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
udarenie
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
glava gosudarstva
naselEnnYj punkt
gosudarstvennostX
nastoroZitXsA
sito
prizrak
predstavlAtX
predstavlAtXsA
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
pacient
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
dalXnejSij
Sirota
vnedrAtX
itak
svekrovX
vvoditXsA
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
volontEr
dobrovolXnYj
guba
lenitXsA
rastvor
rastvoritelX
rastaplivatX
vozmuZatX
otvaZnYj
boltaAsX
pravilo
pereCitX
osobYj; osobennYj
osobenno
osobennostX
otliCatXsA
vYdelAtX
zabastovka
zabastovWik
vesti za soboj
svobodno
svobodnYj
po svoej vole
svoboda
izbalovannYj
muZCina; samec
balovstvo
balovatX
laskatXsA
izbalovannYj
podvig
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
utrennik
v starinu
drevnij
skazka
skazoCnik
skazoCnYj
s utra do veCera
na sleduJWij denX
sedlatX
bratX s soboj
sledovatX; idti sledom
taAtX
=
pamAtX
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
raz
vzrosletX
vzroslitX
osEl
mnogokratno uveliCivatXsA
umnoZatX
sCEt; rasCEt; otCEt
buxgalter
sCEt
sCEtCik
sCitatXsA
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
predupreZdenie
predupreZdatX
uCitYvatX
razumnYj
razumnostX
slYSatXsA
izveWenie o smerti
soobWatX peCalXnuJ vestX
vospominanie
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
cvesti
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
prAstX
zapax
nJxatX
bez zapaxa
duxi
paxuCij
gnutX
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
vladetX
prisvaivatX
=
blago
osvaivatXsA
osvaivatX
gibkij
gibkostX
prisposablivatXsA
negibkij
=
veritX
dublenie
mAtX
=
=
vera
naboZnYj
nravstvennostX
beznravstvennYj
beznravstvennostX
robkij
stesnitelXnYj
stesnAtXsA
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
igla
strekoza
=
=
infekcionnYj
=
=
=
=
infrastruktura
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
remeslo
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
zaderZivatXsA
kovEr
klJC
zapiratX
kto
vina
vinovnik
vinovnYj
vinitX
izQAn
nevinovnYj
pupok
kroxotnYj
grAzX
vlivatXsA
zavisimostX
doxod
vvedenie
vklJCatX
pristupatX; bratXsA
xmuritXsA
stiralXnaA maSina
nepriAznX
vxod
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
kniZnYj
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
grustnYj
priunYtX
koCEvka
koCEvka
migraciA
pereselAtXsA
kopiA
pereselAtX
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
pereezZatX
=
pena
CaWe vsego
CaWe vsego
bolXSe
uveliCivatXsA; umnoZatXsA
uveliCenie
proizvedenie
umnoZenie
umnoZatX
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
zelenetX
rubaSka; platXe
sinij; goluboj
nebo
sine-zelEnYj
grudX
ovoWi
golubovatYj
gorizont
selezEnka
aktualXnYj
kukuSka
mak
=
sinij-presinij
Caxotka
Zelanie
gololEd
vena
vesna
vesennij
osina
smEtYvatX
zelenetX
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
zarYvatXsA
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
zakapYvatX
privYkatX
terpelivYj
ugovarivatX
drevnij
arxaizm
koZanYj podojnik
drevnostX
staretX
soglaSatXsA
mnogij; mnogoCislennYj
mnogo
samoe bolXSee
most
puzYrX
vzbivatX
penitXsA
obWitelXnYj
bolXSinstvo
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
mnoZestvo
mnogoAzYCnYj
mnogie
davno
s davnix por
mnogotomnYj
mogila
krasota
nekrasivYj
krasivYj
=
vid
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
rascvetatX
ukraSatX
xudoZestvennYj
xudoZestvennoe iskusstvo
xudoZestvennostX
ukraSatX
xudoZestvennoe slovo
vYstavka
naglAdnYj
naglAdnostX
vidnYj
odeAlo
stEganaA podstilka
padkij
pokazYvatXsA
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
celitXsA
glinAnYj kuvSin
vzglAd
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
sovet
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
proWenie
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
proWatX
brod
zatYlok
savan
kebisY
sunduk dlA produktov
otrubi
=
soxnutX
SeroxovatYj
bednYj
bednAk
bednostX
tamoZnA
tamoZennik
prepAtstvie
nekotorYj
inogda
pozZe; potom
posle
posleduJWij; pozdnij
vposledstvii
oblik
personaZ
nekotorYj
nekotorYe
inogda
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
oblik
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
umenXSatX
nedostatok
korablX
mudrYj
genij
genialXnostX
sudovWik
port
zrelYj
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
umenXSatXsA
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
Cudo
CudesnYj
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
vred
AWerica
beda
piala
komok
nedug
mavzolej
oZestoCEnnaA sxvatka
izobraZenie
ZivopisX
lapSa
tablica
vYSivatX
rezatX
proCX
=
ketmenX
uxoditX; uezZatX
grudX
predserdie
Zilet
zanosCivYj
polostX
vremA; moment; pora
vstreCatXsA
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
vojlok
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
kommunalXnYj
=
=
=
=
=
=
=
=
=
=
=
=
=
=
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
svidetelX
udostoverenie
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
goretX
rabYnA
stonatX
tusklYj
tusknetX
bormotanie
bormotanie
vorCatX
sila
usilie
sila
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
podozrenie
podozrevaemYj
podozritelXnYj
kJj; sostoAnie; melodiA
oZog
ogorCatXsA
kJjSi
ZeCX
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
stress
ugnetatX
pereZivatX
sera
pepel
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
vostok
celYj denX
podsolneCnik
zapad
dnEm
dnEm i noCXJ
dnevnoj
kaZdYj denX
dnevnik
eZednevnYj
zavidovatX
perebivatXsA
solneCnYj
propitanie
kalendarX
oCenX silXnYj
=
xvastatXsA
stupica
pYxtetX
ris
groxotatX
=
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
uxod
uxaZivatX za soboj
neoZidanno
zastavlAtX ZdatX
ZdatX; uxaZivatX
osenX
xorEk
oxrana
oxrannik
oxranAtX
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
prisposablivatX
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
prozviWe
prozviWe
brosatX; kidatX
larEk
grAznYj
zagrAznAtXsA
zagrAznAtX
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
migom
=
=
=
=
=
=
=
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
na
veCnYj
veCno
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
svedenie
sdelka
diplomat
diplomatiA
smYsl; sutX
obstoAtelXstva
smYsl
znaCimYj
sinonim
manera
vYrazitelXnYj
vYrazitelXno ispolnAtX
bessmYslennYj
bessmYslennostX
bYtX leleemYm
xolitX
finiS
mramor
WedrYj
status
blagorodstvo
iCigi
vopros; problema
k primeru
moskviC
=
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
obAzatelXnYj
obAzatelXno
obAzatelXstvo
obAzYvatXsA
obAzYvatX
vot
vot-vot
vot
poricatX
xarakter
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
koliCestvo
stavka
prikidYvatX
prozraCnYj
bYtX prozraCnYm
kaplA za kaplej
soverSenno prozraCnYj
peCatX
Cudo
uCitelX
peCalX
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
tWatelXnYj
vnimatelXno
tWatelXnostX
nuZdaJWijsA
nuZda
nos
nosovoj kolYSek
truba dYmoxoda
nasledie
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
zamoraZivatX
zamerzatX
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
silXnYj
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
okrestnostX
vaZniCatX
bleAtX
znaCenie
vaZnYj
vaZnostX
nevaZnYj
okrestnostX
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
vosxvalAtX
=
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
front
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
skotovod
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
daveCa
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
ladno
priemlemYj
tvarX
odobrenie
poslovica
statXA
=
tupoj
barxat
celX
celi i interesY
xlopok
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
pokojnYj
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
tkanX
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
iJnX
lJbovX
pokoj
bespokoitXsA
bespokoitX
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
ovladevatX
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
dobrota
dobrYj
dobrota
nedobrYj
miloserdnYj Celovek
medsestra
izJm
ladno
pustX
gostX
gostepriimnYj
gostinica
prazdnik
restoran
uCreZdenie
obitelX; mestoZitelXstvo
adres
obitatX
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
strelok
metkostX
=
=
pogibSij
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
=
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
pokorAtXsA
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
sovsem
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
rasa
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
svet
ozarAtX
siAtX
variant
predpisanie
ukazanie
ukazYvatX
instrukciA
uplotnAtXsA
uplotnAtX
ukreplAtXsA
ukreplAtX
naZimatX
obQekt
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
CestX
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
imenno
uzor
ukraSatX uzorom
nastavlenie
konkretnYj; toCnYj
konkretno
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
propaganda
propagandirovatX
=
=
=
pekarX
pekarnA
kampaniA
bolXnoj
bolXnoj
mart
naurYz-koZe
=
kapriz
obiZatXsA
vnimanie
koketniCatX
Cto
ili
ili Ze
dlA Cego
Cem bolee
kotorYj po sCEtu
skolXko
skolXko Celovek
osnova
v osnovnom
v osnovnom
osnovYvatXsA
obosnovanie
obosnovanie
obosnovYvatX
osnovnoj
neobosnovannYj
poCemu
=
=
brak
poCemu
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
buditX
oguz
ornament
dolbitX
ornament
pravYj; poloZitelXnYj
pravaA storona
napravo
naedine
uedinAtXsA
lEgkij; prostoj
legko
vosstanavlivatX
popravlAtXsA
negodAj
ispravlAtX
udobnYj
Jg
JZnYj
linAtX
repejnik
oCag
=
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
luCSe
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
mnenie
mYslitelX
mYslAWij
vYdalblivatXsA
igra
igrok
igruSka
igornYj dom
vYrez
otklonAtXsA
oj-oj
vdumCivYj
dumatX; razmYSlAtX
produmYvatX
soveWatXsA
dumatX
mYSlenie
napErstok
igratX
rezvitXsA
prelJbodeAnie
zastavlAtX igratX
igratX
boZe moj
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
=
on; ona; ono
dobYCa
dobYvatX
tak; tuda
v takom sluCae
tak i sAk
neumelYj
oni
=
probel
sCitatX nedostatoCnYm
oblamYvatXsA
grudX
pozvonok
otlamYvatX
pCelovod
=
desAtX
ne oCenX
stolXko
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
i tak
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
pulA
boepripasY
izolirovatXsA
izolirovatX
Ctenie
CitatXsA
uCEnYj
CitatelX
vnezapno
vnezapno
obuCatX; prepodavatX
prepodavatelX
galun
sobYtie
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
v svAzi s
povod
priuroCivanie
=
vozvraWatXsA
kapusta
platok
zakutYvatXsA
serp
ogromnYj
CrezvYCajno
=
zavoraCivatX
post
^oraza ajt
post i molitva
=
=
=
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
ukreplAtXsA
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
=
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
drova
saZatX
osedlYj
osedlostX
perexoditX na osedlostX
zasedanie
sidetX; saditXsA
tridcatX
operaciA
glava semXi
operirovatX
=
rodina
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
opereZatX
pakistanec
Cistota
ba
beda
takoj-to
takoj-to
filosofiA
predmet
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
=
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
bojkij
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
rassuZdatX
procent
besprocentnYj
polXza
pribYlX i ubYtok
korYstolJbec
korYstnYj
korYstX
poleznYj
poleznoe iskopaemoe
ispolXzovatXsA
ispolXzovatX; polXzovatXsA
ispolXzovanie
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
borec
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
list
straniCka
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
raspoloZenie
=
=
i; s
=
=
smertnYj
slabostX smertnogo
=
=
=
angel
zanaveska
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
nalivatX
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
vlivatXsA
kopCik
vixrX
podxvostnik
slitok
blin
xvost
kometa
rab
rvenie
rvatXsA
ZerebEnok
zamok
nrav
neoxotnYj
ZelaJWij
saZenX
=
uxo
uSanka
nauSniki
opoveWatX
bYtX osvedomlEnnYm
valitX
padatX
toskovatX
rabstvo
katitXsA vniz
klubnika
cvesti
nadgrobnYj kamenX
glotka
pesok
=
kuvSin
muravej
=
gadaJWij na kumalakax
strastX
uvleCEnnYj
strastX
uvlekatXsA
strastno ZelatX
pesCanYj
supesX
supesCanYj
stoimostX
tElka-trExletka
=
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
tajna
sekretnYj
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
suSitX
soxnutX
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
orudie
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
rovesnik
Zertva
^kurban ajt
ZertvoprinoSenie
Zaba
propastX
rovesnik
materik
finik
sloZnoe predloZenie
uvaZenie; poCEt
uvaZaemYj
uvaZatX
krAkatX
vooruZatXsA
utroba
obruC
opoAsYvatX
CervX
tuberkulEz
vedXma
sozdavatX; stroitX; osnovYvatX
propadatX
ptica
^mleCnYj ^putX
berkutCi
rvatX
blago
banoCka
izbavlAtXsA
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
utEs
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
gulAtX
konskij volos
davitXsA
proglatYvatX
volosinka
sablA
povedenie
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
xrebet
tonkosti
poboiWe
kirgiz
po-kYrgYzski
fazan
Astreb-perepelAtnik
gibnutX
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
stesnAtXsA
davlenie
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
sokraWatX
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
sZimatX
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
zavidovatX
interesovatXsA
interes
krasnYj
desna
oranZevYj
svEkla
bordovYj
gretXsA
interesnYj; lJbopYtnYj
interes
interesnYj
interesovatX
lJbovatXsA
korX
pomidor
krasnetX
vspYlXCivYj
vspYlXCivostX
nagrevatX
sluZba; usluga; rabota
sluZanka
sotrudnik; sluZaWij
sotrudniCestvo
sosluZivniCatX
Zar
nakalAtXsA
gorACitXsA
ogorCenie
udar
zaxolustXe
=
=
bumaga
princip
princip
stuCatX
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
neobxodimostX
utomlAtXsA
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
=
veko
udruCatXsA
wtaZ
zaodno s
delatX sloAmi
kusatX
uvaZenie
dostoinstvo
poCtennostX
uvaZatX
kontrolirovatXsA
sleditX
vonzatXsA
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
peCalXnYj
gorevatX
noZnicY
protivoreCie
striCX noZnicami
berEza
rodnA muZa ili ZenY
rodnA ZenY
deverX
zolovka starSaA
zolovka
lodka
milostX
niWij
oboraCivatXsA
dobrYj
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
wnergiA
deAtelX
wnergiCnYj
pridavatX silY
nabiratXsA sil
toCitX
kotorYj
nekotorYj
upornYj
uporstvo
kak
konCina
snova; zanovo
naprotiv
perestrojka
snova i snova
snova; zanovo
povtorAtXsA
povtorAtX
vozvraWatXsA
sdaCa
vozvraWatX
vozvraWatXsA
kak bYtX
ostalXnoj
drematX
droZa
tolstYj
kalYm
nevesta
utolWatX
gustetX
forma
formirovatX
formirovatXsA; skladYvatXsA
Sutka
SutitX
=
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
ostatok
ostavlAtXsA
ostavlAtX
kalmYk
SlApa
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
kamYS
krepostX
zapiratXsA
arest
zapiratX
zaklJCenie
ambar
sobiratXsA
zapasatX
opekun
zabota
bespeCnYj
oxvatYvatXsA
obespeCennYj
obespeCennostX
oxvatYvatX; vklJCatX
=
krovX
krovAnoe davlenie
krovenosnYj sosud
krovopijca
krovoZadnYj
suka
skolXko
skolXko raz
naskolXko
skolXko
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
=
nu-ka
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
meSoCek
oploSnostX
duxota
peCalX
peCalX
peCalitXsA
vnezapno
zastEZka
SirokopleCij
pokrYvatXsA
upakovka
pokrYvatX
xarkatX
torCatX
poperxnutXsA
vorota
ottesnAtX
kapkan
krYSka
priCitatX
stolknovenie
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
vzaimootnoSenie
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
CernetX
tEmnYj
temnota
temnetX
noAbrX
karaCaevec
sredstva
k; po napravleniJ; v zavisimosti ot
pomogatX
oglAdYvatXsA
traurnYj
CernitX
rassmatrivatXsA
nesmotrA na
prostoj
prostota
razbojnik
dZejran
greCixa
=
=
smorodina
CErno-burYj
rassmatrivatXsA
rassmatrivatX
smuglYj
obraWenie
povoraCivatX
smotretX; prismatrivatX
karaul
temnetX
arbuz
sumatoxa
belosneZnYj
starec
=
sneZnYj
lastoCka
xripnutX
oWupYvatX
udoCka
xvatatX
capatX
karr
xa-xa
karkatX
temp
protiv; naprotiv
protivopoloZnYj
soprotivlenie
protivnik
soperniCestvo
soprotivlAtXsA
korsak
starYj; prestarelYj
starik
=
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
gore
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
soobWatXsA
ezditX tuda i obratno
=
zatverdevatX
otnositelXno; kasaJWijsA
otnosAWijsA
privlekatXsA
privlekatX
uCastvovatX; otnositXsA
uCastie
uCastnik
tverdetX
strogij
uZestoCatXsA
ukreplAtX
strogij
surovostX
narAdu s; odnovremenno
rAd
rAdom
podrAd
rovesnik
oSibka
oSibka
oSibatXsA
opasnostX
opasnYj
zlokaCestvennaA opuxolX
bezopasnYj
sloistYj
ZestkovatYj
tvErdYj; silXnYj
silXno; gromko
tvErdostX
skladYvatX sloAmi
tverdetX
opasnostX
opasnostX
bezopasnYj
bezopasnostX
opasnYj
vnuSatX opaseniA
opasatXsA
vossoedinAtXsA
obWestvo
soobWestvo
obQedinAtXsA v soobWestvo
dYnA
pero
Seluxa
koroboCka
slux
postanovlenie
bujno rasti
drAxletX
zatragivatX
gusX
sejCas; teperX
poka
nYneSnij; sovremennYj
v nastoAWee vremA
=
rYtXsA
kazna
kol
konCina
oktAbrX
nekrolog
=
kazax
po-kazaxski
iskonno kazaxskij
kazaxstanskij
kazaxstanec
kazaxoAzYCnYj
raskopki
rYtXsA
kopatX
sklon
voobraZenie
meCtatelXnYj
meCtatX
konec sveta
osoka
ogurec
kosoj
otrezatX
perekrEstok
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
=
muCitXsA
muCitX
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
naklonAtXsA
naklonAtX
skazanie
zaAc
rogoz
obWestvo
obWestvennYj deAtelX
obWestvennYj
obWestvenno-politiCeskij
sodruZestvo
stavitX; klastX; prekraWatX
gustoj
sguWatXsA
koriCnevYj
=
zvonok
koriCnevatYj
Zuk
bednYj sosed
dobro
proWaj
poCEt
privetstvovatX
baran
proWatXsA
odobrAtX
razbaltYvatXsA
=
volnenie
volnovatXsA
Skatulka
Ak
ovca
vedX; Ze
Caban
spektaklX
sguWatX
stavitXsA; bYtX postavlennYm
pazuxa
sklad
ruka; vojsko
ruka ob ruku
iz-pod polY
perCatka
remeslo
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
primenAtXsA
upotreblenie
primenAtX; ispolXzovatX
primenenie
polXzovatelX
podderZka
podderZivatX
storonnik
kotomka
naliCnYmi
zaxvalivatX
prosXba
upraSivatX
podmYSka
bratX pod ruku
krokodil
podpisX
proZorlivYj
znaCitelXnYj
sCitatX nedostatoCnYm
poselenie
pereselenec
poselAtXsA
pereselenec
medveZonok
vossedatX
noCleg
gostX
gostepriimnYj
gostepriimstvo
ugoWenie gostJ
=
gostitX
gostinica
ustanavlivatXsA
ustanavlivatX
saditXsA
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
zaWiWatXsA
svinec
zaWiWatX
zaWita
zaWitnik
zaWita
okruZaJWaA sreda
okruZatXsA
ograda
okruZatX
xrapetX
oxranAtXsA
kladbiWe
zapovednik
perevarivatXsA
vYvod
podvoditX itogi
splav
obobWatX
=
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
pugatX
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
affiks
dopolnitelXnYj
otrAd
summa
vmeste s
tuSkanCik
vspomogatelXnYj
svAzka
parnYj
privAzYvatX poparno
udvaivatXsA
udvaivatX
smesX
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
dvigatX
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
=
ZaritX
polostX
stesnAtXsA
zasuxa
gonAtX
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
podderZivatX
bezdetnYj
presledovatX
xitrostX
xitrosti
=
soxnutX
gnatX; presledovatX
simvol
ceremoniA
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
naslaZdenie
naslaZdatXsA
spasibo
pravda
vernYj
dejstvitelXno
dejstvitelXno
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
obida
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
regulirovatX
=
=
=
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
mladenec
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
posYlka
zdorovatXsA
zdorovYj
zdravstvujte
iva plakuCaA
moda
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
=
luC
izluCenie
arxitektura
arxitektura
arxitektor
suxoZilie
vpitYvatX
mladSaA sestra (ZenWinY)
vpitYvatXsA
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
=
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
takim obrazom
delatX tak
=
sok
serebrAnYj rublX
sumka
vYklJCatelX
gasitX; vYklJCatX
gasnutX; tuxnutX
polka
slovo; reCX
nesomnenno
slovosoCetanie
CastX reCi
razgovorCivYj
boltlivostX
slovoobrazovanie
slovarX
boltun
nesomnennYj
bezuslovno
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
=
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
zapros
voprositelXnYj znak
prositelX
blednetX
negodAj
surovYj
prinimatX groznYj vid
intervXJ
besedovatX
vYZimatXsA
WuritXsA
podglAdYvatX
cYgan
vYZimatX
vmeWatXsA
zvon
zvon
zvenetX
poxoZe
odinokij
=
tixo plakatX
SEpot
SeptatX
slux
=
=
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
poklonAtXsA
umeWatXsA
premiA
podarok
vzaimouvaZenie
uvaZatX drug druga
daritX
prixoraSivatXsA
Stukaturka
Stukatur
StukaturitX
ZurCanie
ZurCanie
ZurCatX
zalivatXsA smexom
WegolXskoj
predlog
otgovarivatXsA
prixramYvatX
provoloka
strojnostX
strojnYj
kritika
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
ispYtanie
ispYtYvatX drug druga
ispYtYvatX; kritikovatX
lomatX; razbivatX
lomatXsA; razbivatXsA
venik
smetatXsA
sor
metla
podmetatX
veZlivYj
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
tajna
xarakter
sdvigatX
serXga
katok
katatXsA s gorki
skolXzitX
skolXzitX
zaduSevnYj
pivo
zaduSevnYj drug
delitXsA tajnami
krasitX
=
=
nYtX
boleznX
bolXnoj
boleznennYj
zabolevatX
naruZnaA storona; vneSnostX
verxnAA odeZda
vneSnij; naruZnYj
naruZu
snaruZi
vneSne
izvne
stegatX
uskolXzatX
razdavlivatX
linejka
svistetX
CertitXsA
liniA
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
skuCatX
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
terpenie
terpelivYj
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
ovrag
sootvetstvenno
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
sravnitelXnYj
sravnenie
sravnivatX
otraslX; sfera
nerASlivYj
boltatXsA
=
blagopristojnostX
zdorovYj
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
xolodatX
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
CislennYj
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
poezdka
poputCik
nekaCestvennYj
sapEr
=
nasaZivatX na rukoAtX
=
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
soxranAtXsA
straxovatX
osteregatXsA
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
skupoj
skupostX
dvorec
sortirovatX
analiz
wkspert
wkspertiza
analizirovatX
voin
voenaCalXnik
=
=
priCitatX
issAkatX
vodopad
burlitX
=
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
pokupatelX
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
torgovec
torgovatXsA
torgovatX
ovcematka
struitXsA
=
palec
doitX
stepX
scena
glina
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
sYpatX
vosemX
=
=
vtornik
=
=
podobno; slovno
kaZetsA
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
tolstYj
=
=
=
=
meC
usYxatX
tY
po-tvoemu
vera
nadEZnYj
nadEZnostX
doverennoe lico
nenadEZnYj
nedoverie
doverennostX
=
=
subbota
subbotnik
ubeZdatX
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
=
sputnik
partnEr
tovariWestvo
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
otbrasYvatX
klAtva
=
progulka
gulAtX
=
=
opasatXsA
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
xarakter
opisYvatXsA
xarakteristika
opisYvatX
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
=
=
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
zatem
zatem; posle wtogo
dubina
poboiWe
levYj
tot; tot samYj
po wtoj priCine
dlA togo
tut Ze
nalevo
tak
takim obrazom
=
=
raskaCivatXsA
sever
severnYj
vAnutX
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
vsE Ze
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
bulXon
solonCak
sosatX
sud
ozornoj
bYtX osuZdEnnYm
podsudimYj
suditX
=
=
=
rastAgivatX
protAZnYj
wlastiCnYj
xroniCeskij xarakter
tAnutXsA
tAnutX
=
=
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
oxlaZdatX
truslivYj
oroSatXsA
oroSaemYj
polivatX
oroSenie
=
=
=
subtropiki
=
SelestetX
=
=
vodAnistYj
moknutX
moCitX
oCenX xolodnYj
=
=
vodoEm
risunok; kartina
xudoZnik
xudoZnik slova
izobraZenie
izobraZatX
SelestetX
napitok
utolAtX ZaZdu
bezvodnYj
kunica
skolXzitX
vodorod
vodorod
ostYvatX
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
lJbovX
celovatXsA
kostX
kostistYj
borodavka
pAdX
podderZivatX
opora
opiratXsA
podderZivatX
milYj
teretXsA
teretX
voloCitXsA
taWitX
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
vYtiratX
provoditX
moloko
mlekopitaJWee
bez moloka
moloCnYj
moloCnYj
proceZivatXsA
=
tif
proceZivatX
^bog
tengrianstvo
korona
tadZik
opYt; wksperiment
opYtnYj
praktiCeskij
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
podobnYj
kaZetsA
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
sposob
sladkij
sladostX
znaxarX
neploxoj
pokaAnie
risk
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
krutoj
prAmoj ugol
vertolEt
prAmougolXnik
prAmougolXnYj
prAmo
naprAmuJ; neposredstvenno
prAmoj
Sip
stojmA
nastoroZitXsA
vYprAmlAtX
AzYk
AzYkoznanie
lomtik
rezatX na lomti
korrespondent
posluSnYj
neposluSnYj
AzYkovoj
besedovatX
branitX
poZelanie; Zelanie
soCuvstvuJWij
prositX milostYnJ
ZelatX
perevodCik
nemoj
AzYkoznanie
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
upiratXsA
podpiratX
podporka
registraciA
uCEtnaA zapisX
registrirovatXsA
soCetanie
soCetanie
soCetatX
soCetatXsA
registraciA
registrirovatX
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
nanizYvatX
=
=
okrestnostX
okolaCivatXsA
oprokidYvatXsA
revolJciA
revolJcioner
perevoraCivatX
xolm
xolmik
draka
draClivYj
draCun
dratXsA
bitX
kobelX
litXsA
litX
=
priplod
prinositX priplod
tolengut
platEZ
oplaCivatXsA
zastavlAtX platitX
platitX
pasport
nizkij
vniz; vnizu
vnizu; niZe
sniZatX
sniZatXsA
niZnij
bugorok
navisatX
navisatX
poCEtnoe mesto
predsedatelX
predsedatelXstvo
=
pravosudie
rodnA zamuZnej ZenWinY
poezdka zamuZnej k roditelAm
proxoditX na poCEtnoe mesto
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
terpetX
kopYto
pXedestal
platforma
pervYj
pervenec
kuvSinka
presnYj
vYvod
formulirovatXsA
koncepciA
formulirovatX
zaklJCatX
belYj Astreb
tupik
zamknutYj
zamYkatXsA
zamYkatX
liCnostX
prAdX
prAdka volos
=
ukutYvatXsA
plotno zakrYvatX
=
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
semA
nasledstvennostX
nasledstvennostX
prigibatX
ponuritX golovu
toCka zreniA
ZitelX
Ziloj
ZilXE
vozvoditX; podnimatX
redXka
statX
stoAnie
paralizovatX
obessiletX
stoAnka
neustojCivYj
nestabilXnostX
postoAnnYj
stabilXnostX
stabilizirovatXsA
ostanavlivatXsA
ustojCivYj
neustojCivYj
bYt
bYtovoj
grubYj
oblik
ne govorA uZe
stoAtX; ZitX; vstavatX
mesto naprotiv
otovsJdu
putY
strenoZivatX
=
kompas
=
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
zagoratXsA
celYj
celikom
celostnostX
celikom
slivatXsA
zaZigatX
plennik
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
zasolAtXsA
solitX
nesolEnYj
prAtatXsA
probka
zatYkatX
plotnYj
uplotnAtXsA
uplotnAtX
zasovYvatX
zapreWatX
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
prekraWatXsA
zapret
bezuderZnostX
=
tajna
sliSkom
xotA bY
=
otdYxatX
tixij
tixo
bespokojnYj
bespokoitXsA
tiSina
uspokaivatXsA
uspokaivatX
dYxanie
znak prepinaniA
ZiznX
bez ustali
delXnostX
zaverSatX
zatixatX
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
vne
Cexol
za predelami
SurSatX
obtAgivatX
toZe; i; daZe
palka
v bliZajSee vremA
nedavno
melkij
eWE; opAtX
dikarX
dikij
opAtX; eWE raz
nazidanie
staZEr
prikalYvatXsA
naznaCatXsA
naznaCatX
piWa
piWevoj
terpenie
sudXba
nadevatX
poklon
skolXzitX
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
znak
metitX
nEbo
vYbiratXsA
izbrannoe
udivlenie
izumlAtXsA
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
doxod
vinitelXnYj padeZ
uspeSnYj
vruCatX
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
prirodnYj
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
=
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
mnogo raz
=
talantlivYj
podvergatXsA razgrableniJ
trebovanie
abiturient
celeustremlEnnostX
stremitXsA
spor
sporitX
grabitX
xrupkij
analizirovatXsA
analizirovatX; razbiratX
analiz
wpilepsiA
slabetX
stremlenie
stremitXsA
obsuZdenie
obsuZdatXsA
obsuZdatX
=
razbivatX
nemetX
kaplA
kapatX
korenX
znaxarX po pulXsu
puskatX korni
pobratim
avgust
kapatX
Cudo
prekrasnYj
prekrasno
lJbovatXsA; naslaZdatXsA
bliZe k
eda; gorlo
kormitX
pitatXsA; kuSatX
pitanie
priCmokivatX
kapatX
priznavatXsA
poznanie
izvestnYj; populArnYj
populArnostX
poznavatelXnYj
znakomYj
znakomYj
predstavlAtXsA
znakomitX; predstavlAtX
znakomitXsA
pokazYvatX
tElka
=
=
=
=
uznavatX; znatX
otrekatXsA
kak raz
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
poruCatXsA
zakaz
zadanie
sdavatX
toptatXsA
toptatX
stereotip
tron
neCEtnYj
stuCatX
golYj
tema
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
rasCEska
=
rasprostranAtXsA
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
=
bitX perednimi nogami
bax
trax-tararax
pritAZenie
tAnutXsA
privlekatelXnYj
neprivlekatelXnYj
zastenCivYj
nereSitelXnostX
sderZivatXsA
borXba
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
perevozitX
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
potok
razlivatXsA
kamenistYj
kamennYj
brosatXsA
brosatX; ostavlAtX
vozitX
tatarin
po-tatarski
probovatX
stoitX
druZnYj
druZba
miritXsA
gora
kurica
pavlin
istoWatX
tovar
gornYj
konCatXsA
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
rovnA
more
morAk
pAtnistYj
ravenstvo
uravnenie
uravnivatX
ravnAtXsA
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
tormozitX
=
=
teatralXnYj
tebenXki
duSevnoe volnenie
volnovatX
volnovatXsA
lAgatXsA
pinatX; lAgatX
vidimo
besplatno
besplatnYj
iznaCalXno
gladkij
vse do edinogo
vse
taz
bolXSaA derevAnnaA CaSa
kolEsiko
napor
tolXko
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
uCastok
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
sbor
sborWik
nepravilXno
severnaA storona
otricatX
=
=
kolebanie
kaCatXsA
kaCatX
kaCatX
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
sobiratX
dYra
dYrAvYj
ustavitXsA
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
wffektivnYj
wffektivnostX
newffektivnYj
belka
dolZen; obAzan
sootvetstvenno
sootvetstvuJWij
trogatX; zadevatX
kasatXsA; dostatXsA
=
tibetec
kasatXsA
=
=
=
=
=
meWanin
peresekatXsA
kupatX ovec
devAtX
=
prAZka
tugaj
popolnAtX
prud
naedatXsA
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
volnovatXsA
rodovYe sxvatki
roZatX
obdumYvatX
=
polnYj; napolnennYj
polnostXJ
popolnAtXsA
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
volnovatXsA
zapolnAtXsA
napolnAtX; zapolnAtX
napolnAtXsA
=
klobuCok
koCka
=
vYpACivatXsA
xmuritXsA
Suba
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
splaCivatXsA
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
=
samodovolXstvo
kolotuSka
devAnosto
kvartal
AgnEnok-godovik
stoj
ostanavlivatXsA na CEm-libo
reSenie
priostanavlivatXsA
ostanavlivatXsA
ostanavlivatX; prekraWatX
ostanavlivatXsA
ostanovka
bezostanovoCno
bezostanovoCnYj
tkatX
vAzanie
setX
tonkij SElk
vorobej
gnedoj
otCaivatXsA
oputYvatX
=
=
=
podsteregatX
zapinatXsA
neoZidanno
sJrpriz
CuZdatXsA
varenXe
zapruda
pregrada
CaSa
ZdatX
rZavCina
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
znamA
poroZdatX
rodnA
denX roZdeniA
proizvedenie
proizvodnYj
poroZdatX
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
poroZdatX
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
zavAzYvatX
razoCarovYvatX
otCaivatXsA
CixatX
v konce koncov
korenX slova
koreSok
pux
korennoj
poluostrov
ne to Cto
vesX
polnostXJ
takoj-to
takoj-to
bYtX uCtEnnYm
proverAtX naliCie
polnostXJ issAkatX
izrasxodovatX polnostXJ
sZimatXsA
uzel
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
=
noCXJ
mrak
mraCnetX
noCevatX
noCnoj
dno
korni
soverSenno prAmoj
koneCnYj
okonCatelXnYj
glubina
podlinnik
originalXnYj
bezdonnYj
podsoznanie
v koneCnom sCEte
perepletatX
vid; sort; vneSnostX
turok
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
raznoobrazitX
vidoizmenAtXsA
tJrXma
tolkatX
tolkatX
zasuCivatX
poldenX; cvet; son
postuplenie
ponAtie
neponAtnYj
ponAtnYj
kommentarij
nedorazumenie
vzaimoponimanie
ponimatX drug druga
poAsnenie
obQAsnAtX
ponimatX
sQEmka
opuskatXsA
spuskatX; ronAtX; snimatX
obedennYj
obed
bescvetnYj
cvetnoj
obed
padatX; spuskatXsA; popadatX
razQAritXsA
dYm
dYmnYj
dYmitX
terpetX
fu
vYstraivatXsA
ispravlAtXsA
ispravlAtXsA
ispravlAtX
vYprAmlAtX
prAmoj; rovnYj
sostavlAtX
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
pereZivanie
pereZivatX
uspokaivatXsA
=
vremA
vremennYj
vovremA
kroSitX
kroSitX
vau
=
=
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
soobWenie
obQAvlenie
obQAvlAtX
svAzYvatXsA
soobWatX
bezvestnostX
=
Zivotnoe
zoopark
zverinec
mudrec
=
=
sostoAnie
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
vglAdYvatXsA
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
nakaplivatXsA
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
soglasovYvatX
soCetatXsA
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
dolA
dolXWik
raspredelAtXsA
raspredelenie
raspredelAtX
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
zvuk
indiec
indeec
molCa
molCun
molCatX
garmoniA
zakon singarmonizma
bYtX sozvuCnYm
obraWenie
zvatX
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
strax
trevoZnYj
uZasatXsA
pugatX
puglivYj
puglivYj
^pleAdY
pugatXsA
dutX
fasolX
vzQeroSivatXsA
laAtX
morozitX
lJtYj veter
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
=
pererYv
besprerYvnYj
rvatXsA
otrYvok
tomitXsA
luCSij
neprerYvno
neprerYvnYj
stremA
soratnik
rvatX
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
zakonnYj
zakonno
zakonomernostX
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
uWerb
wpoxa; vremena
sovremennYj
sovremennik
totCas
voplX
zarAdnoe ustrojstvo
tomitXsA oZidaniem
uWerb
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
vnimanie
vnimatelXnYj
ponAtlivostX
nevnimatelXnYj
pensiA
pensiA
pensioner
zakAt
prikrikivatX
=
pozument
skuCatX
razum
osmYslivatX
smYSlEnYj
Jvelir
Jvelirnoe delo
issledovatXsA
issledovatX; izuCatX
issledovanie
issledovatelX
laboratoriA
intelligent
vred
vrednYj
bezvrednYj
palomniCestvo
=
kladbiWe
=
=
=
=
ogromnYj
ele
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
