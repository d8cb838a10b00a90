// Made from lexicon/*.tsv by `npm run kazakh:lexicon`; do not edit.
export const packedGlosses = `=
=
=
=
=
=
=
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
povestvovanie
ukraSenie
morWina
babuSka
tualet
nasmeSka
sueta
spravedlivostX
spravedlivostX
nespravedlivostX
sudXA
metod
metodist
metodologiA
metodika
literatura
literator
literaturovedenie
literaturoved
priliCie
vospitannostX
privYCka; obYCaj
obYCai
ZenWina; Zena
steklo
izvestX
=
administraciA
akimat
administrator
otec
roditeli
izvestnAk
sila
blagosostoAnie
=
alfavit
xilostX
mir; vselennaA
potencial
sociologiA
slabostX
prikaz
vlastnostX
koSelEk
pesnA
muzYka
pevec
gimn
Cudak
zabiAka
starSaA sestra
predanie
bukva
kollega
partnErstvo
promeZutok
dejstvie
artist
raznoobrazie
preuveliCenie
krasota
vliAnie
vojsko; armiA
voennaA sluZba
duxi
petux
kaCeli
vozdux
awroport
melodiA
strastX
lJbitelX
uvleCenie
melodiA
dinastiA; rod
svAtoj
xlopotY
xlopotY
dXAvol
Sutka
Sutnik
Sutnik
prigotovlenie
razrabotCik
azerbajdZanec
uCEnYj
ZiznX; vek
Zizneopisanie
gunn
obrAd
nauka
vlJblEnnYj
vlJblEnnostX
Cudo
proWenie
nevidimoe
zloslovie
uCEnYj
uCEnostX
vselennaA
planeta
Cudo
internet
blago
nazidanie
kaleka
kosmos
kosmonavt
vek; stoletie
gazelX (stix)
bogosluZenie
xram
nazidanie
zdanie
sumerki
nutro; vnutrennostX; Zivot
Suba krYtaA
napitok
kiSka
kiSki
niZnee belXE
zavistX
roditelXnYj padeZ
roditelXnYj padeZ
uCenie
znaniA
veSalka
krJCok
petlA
vnimanie
nora
mladSij brat
=
ZemCug
wpidemiA
verblJdica
gnoj
krupnostX
tvorog
razdor
osnovanie
fundament
=
delo; rabota
deAtelXnostX
meropriAtie
opuxolX
delovitostX
rukodelXnica
komandirovka
sled
posledovatelX
poisk
soiskatelX
poCtenie
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
obrabotCik
piWevod
lastik
nenavistX
smelostX
vol
otCim
maCexa
nerodstvo
predstavitelX
predstavitelXstvo
polnomoCie
polnomoCiA
rasporAZenie
soZalenie
pAtka
lEgkoe
diktat
trup
smertX
mera
izmerenie
izmeritelX
bezmernostX
stixotvorenie; pesnA
pevec
kraj; oblastX
kraevedenie
kraeved
nagrudnik konA
ZiznX
ZiznesposobnostX
biografiA
produkt; produkciA
proizvoditelXnostX
proizvodstvo
proizvoditelX
primer
nravstvennostX
iskusstvo; umenie
promYSlennostX
promYSlennik
master iskusstva
izobretenie
izobretatelX
podQEm
abrikos
pastbiWe
molodoe pokolenie
nelepostX
gorb
otprYsk
civilizaciA
civilizovannostX
gordostX
tkackij stanok
pauk
lazanie
uzor
poZar
poZarnYj
rost; prirost
rastenie
rostovWik
rastenievod
spletnA
spletnik
zaveWanie
zaveWanie
rostok
podrostok
ZelCX
prosXba
zaAvka
loZX
lZec
kompensaciA
kompensaciA
provodnik
brod
perexodnYj period
wgoizm
uzbek
sterZenX
aktualXnostX
reka
otliCie
izmenenie
Cajnik
uCenik
stipendiA
sYromAtnaA obuvX
trenoZnik
iJlX
SilXdexana
kruZevo
cerkovX
cYplEnok
pravnuk
osadok
Wepotka
pustYnA
ZaZda
polupustYnA
polovnik
trava; seno
luC
sukno
Ama
kolbasa
doZdevoj CervX
=
Culki
plodorodie
rasxod
kolXco
rasxod
isxodnYj padeZ
vostokovedenie
zaliv
vYpusk
proizvedenie
tvorCestvo
izdatelX
proisxoZdenie
verSina
vizg
muxa
prut
terpenie
terpelivostX
sigareta
sluZebnoe slovo
Cumbur
vorobej
polog
pravda
steklo
cepX
CaSka
mizinec
iskrennostX
Cinara
pravda; istina
lokotX
rosa
zapadnA
oblepixa
elX
sverCok
sok
vid
sveCa
vXJnok
xvorost
vYsota
blASki
skorpion
barxan
Zaloba
mikrorajon
natravlivanie
Cajka
Cagatajskij
pYlX
pYlX
lYZi
=
=
pYlesos
volosY
brYzgi
=
=
parikmaxerskaA
=
skaCka
vdoxnovenie
naezdnik
posYlXnYj
persik
=
napadenie
gorod
Caj
SElk
smola
CaevYe
bitva
=
Cajxana
starik
kosa (instrument)
lug
pola
repa
luZa
nezaverSEnnostX
brJki
repa
lampa
svetilXnik
mera
=
kolotXE
vilka
=
sani
=
=
bYstrota
=
milostX
xlopok
Capan
zarA
nabeg
zaxvatCik
naSestvie
pora
kilometr
priglaSenie
zaZigalka
kremenX
=
kvadrat
mera; meropriAtie
novoroZdEnnYj
vino
bezvYxodnostX
ograda
bulat
Sariat
uslovie
uslovnoe naklonenie
krestXAnin
xozAjstvo
pax
krYSa
skandal
uWelXe
radostX
SaxmatY
=
SaxtEr
okruZnostX
reSenie
matX; mama
ospa
orator
krasnoreCie
rodoslovnaA
znatok rodoslovnoj
master
masterstvo
masterskaA
=
=
otstuplenie
saranCa
gvozdX
=
predel
semeCki
granica
pograniCnik
saxar
CekmenX
beskoneCnostX
ograniCennostX
ograniCenie
vedro
=
=
xrAW
Cin
sopostavlenie
poricanie
Cinovnik
=
=
WipkovaA igra
Sestvie
kraj; okraina
zarubeZXe
inostranec
rAbina
=
Cij
tropa
Sakal
viSnA
naprAZEnnostX
=
=
nedorabotka
sYrXE
ivnAk
iscelenie
sanatorij
lekarX
Cirej
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
svinXA
SofEr
Cugun
=
razvedCik
=
^venera
obzor
obozrevatelX
magnat
Caban
ugli
sozvezdie
dubina
xolka
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
teplo solnca
=
strofa
=
=
Svejcarec
somnenie
trApka
zatYlok
blagodarenie ^bogu
blagodarnostX
blagodarnostX
kran
gnezdo
mobilXnaA svAzX
stYd
ponAtie
ponimanie
ponimanie
konec
bezbreZnoe more
samolEt
lEtCik
iskra
stremitelXnostX
kollektiv
kolxoz
ujgur
reSenie
organizaciA
organizovannostX
organizator
zakvaska
son
podZeludoCnaA Zeleza
bessonnica
rifma
sYn; malXCik
veliCie
velXmoZa
ulus
nazidanie
=
tkanX
naciA; narod
nacionalist
nacionalizm
patriotizm
podmEtka
stelXka
ulitka
zabYvCivostX
stremlenie
muka
poroSok
oCko
akkuratnostX
sxodstvo
samka
vereteno
vor
=
plod
boj
lozung
sumasbrodstvo
kraZa
pokolenie; potomok
Weka (iznutri)
glotok
rekomendaciA
predloZenie
meloCX
stolp
kuznec
kuzneCnoe delo
povadka
pristup
sderZannostX
princip
principialXnostX
britva
uCitelX; nastavnik
proigrYS
racionalXnostX
vYigrYS
dlina
prodolZitelXnostX
provodY nevestY
udobstvo
neudobstvo
murlYkanXe
ston
userdie
raspad
posuda; sosud
vlaga
smutXAn
sklon
znak
kompromiss
neprimirimostX
sumerki
soglasie
sotrudniCestvo
strastnoe Zelanie
userdie
kompaktnostX
drevnostX
raspoloZenie
vliAnie
dobrovolXnostX
veroAtnostX
ritm
primeta
suevernostX
volA
bezvolie
sCastXe
propitanie
Sumnoe gulAnXe
rastoCitelXstvo
rastoCitelXnostX
zadviZka
WEtka
svist
=
kopCEnostX
zlostX
AWik
obida
poterpevSij
relikviA
obstoAtelXstvo
nasekomoe
pomoWX
pomoWnik
posobie
Armarka
SElk
otpravitelX
parenX; dZigit
wnergiA
wnergiCnostX
raskol
liCnoe okonCanie
klassifikaciA
klassifikaciA
trubCataA kostX
golenX
nitX
=
lipa
porAdok
porAdok
remontnik
nepravilXnostX
lakomYj kusok iz baranXix kiSok
kaSelX
suprug
uteSenie
kulak
spinnoj mozg
zvezda
zvEzdoCka
gusenica
Ajco
rabota
raboCij
rabotnik
bezrabotnYj
bezrabotica
pAtnica; nedelA
raj
zagadka
mAgkostX
para
muskus
infekciA
infekcionnaA boleznX
suffiks
narod; lJdi; stojbiWe
dZut
glotok
glotka
tamarisk
god
loZbina
teplica
teplota
obogrevatelX
zmeA
godovWina
skorostX
letopisX
loSadX
tabunWik
teplo
teplota
ulYbka
dZinn
pol
pesnA
skazitelX
ovrag
=
xiWnik
=
pelEnka
peSij
trotuar
lXstec
podxalimstvo
bereg
bereg; pobereZXe
poloZenie; sostoAnie; uslovie
wxo
orex
skorogovorka
novator
novatorstvo
novostX; novSestvo
doZdX
Zabaga
dikarX
dikostX
oborudovanie
pamAtX
mesto
prostoe predloZenie
pastbiWe
som
dZajlAu
prostYnA
obstoAtelXstvo
=
griva
odinoCestvo
loZX
lZivostX
prodolZenie
preemstvennostX
okonCanie
=
batrak
plamA
kleveta
Zalair
zarplata
klevetnik
flag
flaZok
mAta
naEmnik
lJdoedka
vedXma
obWnostX
lenX
nereSitelXnostX
pokrYvalo
dalXnij rodstvennik
obWina
zlo
zaplata
slitok serebra
taz
duSa; Celovek; bok
vnutrennij mir
ZivotnYe; ZivYe suWestva
vse storonY; okruga
semXA
skandal
dobroZelatelX
soCuvstvie
gorJCee
vulkan
dZanaza
prispeSnik
=
smertnik
samootverZennostX
bolelXWik
=
otCaAnnaA borXba
Zivotnoe
list
sova
Aponec
storona; CelJstX
skula
skobka
Axont
blizostX
dobro
storonnik
rama
storonnik
obrYv
=
ustav
pereponka
glaSataj
vzrYvCatka
vzrYv
svet; grYZa
treWina
osveWenie
sorevnovanie
rana
godnostX
negodnostX
oruZie
travma
garmoniA
priroda
estestvoznanie
^tvorec
^sozdatelX
=
publikaciA
bednAk
bednostX
ukaz
krupa
vznos
reklama
krutoj bereg
letuCaA mYSX
polovina
polugodie
skala
vozrast; godY; sleza
podrostok
CeCevica
prAtki
sozidatelX
sozidanie
otrAd
pridanoe
robostX
molodostX
navoloCka
molodEZX
kletka
spalXnA
matka
mestnYj padeZ
obWeZitie
upraZnenie
trener
vrag
gonec
doZdX
osadki
boec
lopatka
otvet
otvetCik
otvetstvennostX
bezotvetstvennostX
otvetstvennostX
voennoe lixoletXe
ZemCuZina
Zenskij platok
leto
pisXmo
podpisCik
ravnina
nakazanie
karatelX
zapisX
pisXmennYj pamAtnik
prostor
sudXba
pisXmo
pisatelX
rukav
poraZenie
skidka
legkomYslie
pobeditelX
pobeda
Zena starSego brata; snoxa
nevestka
svodnA
xapuga
strela
skoraA pomoWX
toCaWee
rubaSka
CastnaA sobstvennostX
edinstvennoe Cislo
ediniCnostX
nenavistX
poedinok
voskresenXe
veter
setX
klej
vYmA
=
tesXma JrtY
ZabrY
ventilAtor
zelenX
zatYlok
xren
=
veer
dekabrX
korm
frukt; plod
fruktY i AgodY
korma
korrupcioner
korrupciA
padalX
=
zemlA; mesto
zemnaA kora
sputnik ^zemli
prixotX beremennoj
mestniCestvo
zemlA obetovannaA
araxis
zemlAk
iskusstvennYj sputnik
podval
vdova
=
nedelA
semX predkov
ZetYgen
sirota
sirotstvo
detskij priJt
^bolXSaA ^medvedica
ZetYru
nexvatka
dostiZenie
rukovoditelX
rukovodstvo
podrostok
postavka
dostavka
postavWik
=
latunX
muZ starSej sestrY
=
Castota
otvraWenie
sobranie; sbor
sovokupnostX
dZida
Agoda
plemAnnik
mebelX
sbor
sobranie
sbornik
sobrannostX
=
vYsSee uCebnoe zavedenie
dZungar
lJcerna
proekt
proektirovanie
proektirovWik
=
doroga; putX; stroka
obYCai
putevYe zametki
polosa
passaZir
tigr
provodnik
putEvka
tovariW; sputnik; suprug
poslanie
provodnik
WedrostX
nuZda
otsutstvie
plaC po umerSemu
inoxodec
poxod
obYCaj
obrAd
predpoloZenie
nabeg
plan
xrebet
pomoi
ZuZanX
dikij luk
tolWina
=
=
=
polYnX
lEZka skota
beg
uzda
kukuruza
sistema
sistemnostX
nerv
skakun
gruz
nakladnaA
beremennostX
nagruzka
priz
prizEr
Zelobok
SerstX
xodXba
povedenie
serdce
putnik
voditelX
=
perstenX
vinograd
stoletie
sotnik
sotnA
ostanovka
noga; konec
obuvX
=
ZalostX
moroz
angliCanin
teCenie
potok
teCenie
starSij brat; dAdA
bratXA
derevo; drevesina
dAdA
rodnA; sorodiC
prosvetitelX
prosveWenie
oploSnostX
organizm
medvedX
zverX
naivnostX
dolina
nablJdatelXnYj Celovek
oxotnik
oxota
legenda
annotaciA
stremlenie
droZZi
golod
ZadnostX
golod
gnev
vYklJCatelX
smertX
vid
CestX
Zena starSego brata muZa
=
dAdA
=
abaevedenie
tJrXma
sunduk
=
=
=
Sag
adraspan
tetiva
=
veSalka v Jrte
CestnostX
Celovek
CeloveCnostX
CeloveCestvo
=
=
=
=
=
=
=
=
=
afrikanec
=
agentstvo
=
=
=
mesAc; luna
Zerebec
krik
ulika
pokazanie
podpruga
vina
vinovnik
Straf
obvinAemYj
obvinenie
dvugorbYj verblJd
obmen
raznostX
razliCie; raznica
groznaA sila
sekira
groznostX
vodnaA gladX
drakon
xoxol
ssYlka
mesACnaA zarplata
xitrostX
xitrec
gavanX
region; oblastX
peremennaA
zerkalo
oborot
obraWenie
okruZenie
obQezd
AsnostX
poziciA
krik
sxvatka
=
=
proiznoSenie
=
=
ostroslov
=
=
=
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
blagodarnostX
predislovie
=
=
razrYv
=
=
=
=
=
=
CislitelX
velikan
spekulAnt
vzaimnYe rasCEtY
udalEnnostX
fartuk
moSennik
moSenniCestvo
ploWadX; pole
obespokoennostX
polAna
=
=
debitorskij dolg
okunX
prokaZEnnYj
ladonX
oCiWenie ognEm
plamA
raznoglasie
gorACnostX
=
=
perEd; perednAA CastX
=
=
=
^allax
=
gruSa
Abloko
almatinec
gorlo
oZerelXe
prisAZnYe
dolina
=
zoloto
altaec
vYCitanie
poluCatelX
sliva
sredstvo
=
blagopoluCie
=
amerikanec
amerikanec
=
=
=
=
AsnostX
opredelenie
spravoCnik
opredelenie
matX
materinstvo
=
=
=
granat
=
=
=
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
=
starSaA sestra; mama; tEtA
sEstrY
tEtA
logovo
avariA
=
=
opium
=
=
=
=
=
nedelA
eZenedelXnik
znoj
=
denXgi
veCer
plata
um; razum; sovet
um
um
glupostX
powt; akYn
agat
konec
prostYnA
petruSka
prinosAWij udaCu
defekt
sajgak
belYj orEl
istina
zagrobnYj mir
fevralX
informaciA
snegovik
lebedX
xromoj
=
aristokrat
belizna
opravdanie
belok
sovestX
sovestX
argamak
=
arCa
=
slavnYj sYn
lev
Zaloba
promeZutok; pCela; pila
zastupniCestvo
posrednik
=
zarA
ostrov
obWenie
sornAk
podlostX
darmoed
podlec
pastX
provokaciA
vodka
sootnoSenie
celebnYj istoCnik
vraZda
telega
=
=
veteran
=
=
=
=
armAnin
meCta
=
kanal
posvAWenie
ACmenX
spina; sever; opora
verEvka
arxar
utok
=
zad; zadnAA CastX
preimuWestvo
=
=
=
dux predkov
=
=
=
=
=
=
=
=
eda; piWa; pominki
plemennaA poroda
dragocennYj kamenX
=
priEmYS
kormilec
tamada
=
gorox
=
ukrop
nebo
astronomiA
pribor
povar
=
=
tYkva
vYsoCajSaA verSina
Zeludok
=
=
=
niz; niZnAA CastX
zerno
stolica
astanCanin
podkladka
inoskazanie
korYto
=
=
=
=
pereval
stolovaA; kuxnA
rabotnik stolovoj
kuxnA
loSadX; imA; nazvanie
perestrelka
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
otCizna
=
zvanie
tWeslavie
rodovoe koCevXe
imenitelXnYj padeZ
trener skakovYx loSadej
=
=
=
=
=
=
strelok
ispolnitelX
=
otpravlenie
tEzka
=
=
=
rYbolovnaA setX
afganec
selo; aul
odnoselXCanin
tAgota
obmen
smena
rot; usta
edinoduSie
udila
prixoZaA
vozdux
pogoda
rajon; ploWadX
perevod
borXba na konAx
perevod
perevodCik
audiokniga
=
=
=
=
dvor
territoriA
masStab
masStabnostX
boleznX
bolXnica
=
=
=
=
=
=
avstraliec
avstriec
=
avtodoroga
avtostanciA
=
=
=
avtotransport
=
=
=
=
=
=
=
=
=
=
=
=
=
=
poloZenie
menXSinstvo
piWa
proviziA
prodovolXstvie
umenXSenie
graZdanin
graZdanstvo
muCenie
svoboda
aziat
=
korennoj zub
=
podsneZnik
=
bajga
=
pirog
beda
pari
podarennYj ZerebEnok
konkurenciA
konkurenciA
botinki
osX
kvalifikaciA
znanie; obrazovanie
obrazovanie
obuCaJWijsA
predpleCXe
braslet
pervenstvo
posledovatelXnostX
unikalXnostX
edinstvo
obQedinenie
ravnomernostX
edinstvo
peremirie
oblik i natura
mirotvorec
vYpusknik
Silo
=
=
=
=
=
=
=
malYS
perepel
ovod
vodoxraniliWe
plotina
puxovaA SalX
taz
predgorXe
CastX
otdel; razdel
otdelenie
razdelenie
Castnoe
detalX
dvoJrodnYj brat ili sestra po materi
obosoblennostX
komnata
sosed po komnate
volConok
delenie
malYS
volk
Sapka mexovaA
pokrYvalo nevestY
sYpX
podstilka iz SkurY
butYlka
bAzX
olenX
arkan
klJCica
okovY
proliv
zamknutostX
izdelie
prosXba
povod verblJda
prikaz
povelitelXnoe naklonenie
sobolX
smuta
mYSca
balovenX
losX
rodnik
solovej
sadZa
porYv
oblako; tuCa
bYk
massY
prAtki
sverlo
grad
ugol
rezolJciA
povorot
kosa (priCEska)
vint
otvErtka
skladka
vXJga
kust
vetka
xuligan
xuliganstvo
telEnok
naruSenie
vYdelannaA koZa
baklaZan
=
doklad
dokladCik
izloZenie
skazuemoe
medlitelXnostX
pridatoCnoe
podCinEnnostX
napravlenie
orientaciA
cena; ocenka
ocenivanie
kurs valJt
stolb
stolb
sadovnik
orientir
svetofor
programma
programmist
palec nogi
baSkir
poSlina
svoAk
predok
mindalX
=
bogatYrX
bogaC
sYC
=
=
rassuditelXnostX
iskonnostX
Sum
bogatstvo
reSenie
svAzX
nablJdatelXnostX
konkurs
znamA
stepennostX
molodaA kobYla
stolica
=
=
mEd
molotok
glina
rYba
rYbak
rebEnok; ditA
deti
branX
detskij sad
detstvo
detskij dom
wkvivalent
=
ptenec
pCela
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
=
balkarec
listvennica
golenX
topor
=
=
=
=
=
=
=
statXA
trener
trener
sad; sCastXe
ogorod; detskij sad
kontrolX
nablJdatelX
sCastXe
nesCastXe
lAguSka
palec nogi
babka
Sest
oduvanCik
veCnostX
Saman
pastux
sopernik
soperniCestvo
zaZitoCnostX
=
=
barYmtaC
bars
datelXnYj padeZ
=
razvedka
razvedCik
bolXSoj palec
=
barxat
=
=
=
golova; naCalo; verx
svoboda liCnosti
golovnoj ubor
Cerep
otkaz
rukovoditelX; glava
rukovodstvo
izdanie
prioritet
priprava
xuligan
=
izdatelXstvo
izdatelX
lestnica
ZilXE
bYCok
pressa
press-sekretarX
tipografiA
uzornaA tesXma JrtY
stupenXka
zaxvatCik
zaxvat
upravlenie
upravlenie
vstreCa
=
naCalXnik
=
iniciativa
iniciator
istok
podleZaWee
smelostX
batYr; geroj
geroizm
knopka
zapad
blagoslovenie
daJWij blagoslovenie
=
=
=
=
vozduSnYj zmej
grAzX
zavAzka
sad i ogorod
rodnoj brat; sorodiC; peCenX
sobrat
bratskie Cuvstva
baursak
sklon
forelX
uprEk
=
bazar; rYnok
gostinec
beSmet
klever
avtoritet
relXef
besplodie
bespeCnostX
mogila
mir
obraz
videozapisX
videoklip
videosvAzX
izobraZenie
izobrazitelXnoe iskusstvo
videozvonok
tAZkij trud
videoplEnka
bespeCnostX
Cetverg
nejtralitet
sumerki
=
ukreplenie
osEtr
stanciA
poAsnica
belXgiec
poAs
poAs
Jbka
poAs
pereval
znak
neizvestnostX
=
aktivnostX
=
proCnostX
predannostX
zadolZennostX
dostatok
neurAdica
daJWij
kolYbelX
poslepoludennoe vremA
pAtiletka
berdanka
beSbarmak
pAtErka
=
lico; stranica; poverxnostX
=
napravlenie
povorot
zakladka
tipCak
sklon
=
maska
Zeleza
bezmen
prYW
malAriA
bij; tanec
vYsota
tancor
=
^bibliA
=
pSenica
kobYla
barYSnA
vlastX
=
=
pravitelX
gospodstvo
=
=
=
=
=
=
=
=
=
=
=
voSX
=
=
=
=
=
=
=
=
kraska
malAr
brannoe slovo
poddannYj
poddanstvo
vYkup
rost; stan; telo
vzroslaA devuSka
xolostAk
=
neradivostX
dolgota
amulet
=
boksEr
otricanie
volostX
volostX
prognoz
prognozirovanie
buduWee
stalX
bolgarin
bYtie
=
=
=
ugroza
SantaZ
mel
dolg
dolZnik
buran
=
barsuk
=
porog
slabostX
beZenec
svoboda
verblJZonok
botaec
=
=
kaSa
buza
JnoSa
pavSij geroj
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
=
papka
=
=
=
=
verblJd-samec
=
=
=
=
segodnA; segodnASnij denX
tarantul
bok
poCka
bunt
buntovWik
razorenie
malYS
petlA pleti
zemlAnika
poCka
poCka
bloxa
berkut
berkutCi
pokrYvalo
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
koridor
toCnostX
dokazatelXstvo
dokazatelXstvo
vkus
xleb-solX
sotrapeznik
priprava
nadeZda
xleb-solX
kafe
menJ
zerno
kostoCka
posrednik
tetradX
lekarstvo
lekarstva
vraC
vraCebnoe delo
lekciA
auditoriA
apteka
stepenX; urovenX; rang
tualet
sila
bessilie
lekarstvo
vitamin
tradiciA
tradicionalizm
velikan
wpoxa; wra
dostatok
sCastlivaA pora
stvol
stvol
religiA
veruJWij
naboZnostX
religiovedenie
=
xolm
koleso
=
grubostX
molitva
vrag
vraZda
zvuk
vlaga
=
=
=
=
oficiant
navYk
krizis
prospekt
slava
trevoga
Sum
podgotovka
stepX; ulica
rumAna
kalXsonY
razvitie
mudrec
genialXnostX
Stuka
mudrec
mudrostX
pAtno
zernovaA kulXtura
darovanie
odarEnnostX
individualXnostX
poSlAk
vorota
bolXSaA reka
WedrostX
powma
Calma
dastarxan; nakrYtYj stol
datCanin
spor
sporWik
burA
=
golos
Sum
urovenX
paritet
=
debatY
=
=
=
=
aist
=
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
podderZka
sponsor
sponsorstvo
=
=
=
=
=
telo
telo
zdorovXe
=
=
=
=
=
=
samostoAtelXnostX
dannYe
istoCnik dannYx
baza dannYx
abstraktnostX
rekvizit
liCinka
nedug
=
=
=
=
=
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
=
=
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
koleso
=
=
SaSki
=
=
=
=
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
=
mAC
=
torba
drug
druzXA
druZba
=
=
=
=
=
=
gul
zaklinanie
drofa
duval, glinobitnaA stena
=
Slem
=
veselXe
=
=
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
mirovozzrenie
stAZatelXstvo
mirovozzrenie
poznanie mira
ZemCug
binoklX
perepolox
porka
raz
tolpa
spusk
trud
trudAWijsA
zarplata
truZenik
trudolJbie
zatYlok
koza
=
pol
posev
zemledelec
zemledelie
niva
posevY
bliznecY
suverenitet
spor
napilXnik
krYsa
posev
dvojka
udarenie
privivka
strana; narod
kosulA
podraZanie
podraZatelXnoe slovo
posol
posolXstvo
glava gosudarstva
naselEnnYj punkt
gosudarstvennostX
sito
prizrak
stolica
merluSka
gerb
stranovedenie
leCenie
lekarX
ZenskaA grudX
pacient
leCenie
dub
namEk
orfografiA
wkzamen
poliklinika
Sirina
dolA
doCernee predpriAtie
bezrazliCie
Sirota
svekrovX
snorovka
lovkostX
muZCina; geroj; sedlo
sedlo
volA
volontEr
guba
rastvor
rastvoritelX
pravilo
osobennostX
zabastovka
zabastovWik
svoboda
muZCina; samec
balovstvo
podvig
zabava
polYnX
kraj
drevnie vremena
zavtra; zavtraSnij denX
utrennik
skazka
skazoCnik
=
pamAtX
dverX
imA
priCastie
mestoimenie
odurenie
narkotik
poloumnYj
raz
osEl
sCEt; rasCEt; otCEt
buxgalter
sCEt
sCEtCik
vYCislenie
starina
veslo
pamAtnik
primeCanie
predupreZdenie
razumnostX
izveWenie o smerti
vospominanie
mAso; plotX
sapogi
sapoZnik
zalog
glagol
blizkij rodstvennik
podol
evro
evropeec
=
gnEt
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
finn
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
fotovYstavka
fotografiA
=
=
=
=
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
=
=
=
=
=
=
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
gazeta
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
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
=
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
=
=
=
=
=
=
gudenie
cvetok
buket
rascvet
buket
venCik
cvetnik
gul
groxot
pleCo
rYCag
vodovorot
prAZa
zapax
duxi
namEk
namEk
pleCo
skromnostX
=
=
=
=
=
=
=
xozAin; vladelec
podborodok
vladenie
=
blago
gibkostX
=
dublenie
=
=
=
vera
nravstvennostX
beznravstvennostX
=
=
=
=
=
=
=
=
=
=
=
=
=
blagopristojnostX
porAdoCnostX
=
=
=
=
indoneziec
=
=
igla
strekoza
=
=
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
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
iranec
irlandec
=
=
ispanec
sobaka
italXAnec
tJlenX
Sipovnik
izenX
=
=
=
=
tYkva
obrAd
suvenir
soverSennoletie
konfeta
nevernYj
starostX
AntarX
koreec
remeslo
promYsel
predprinimatelX
predprinimatelXstvo
profsoJz
predpriAtie
kastrJlA
SaSlYk
CistYj istoCnik
Zenskij kamzol
lZec
malostX
skromnostX
zaderZka
kovEr
klJC
vina
vinovnik
izQAn
pupok
grAzX
zavisimostX
doxod
vvedenie
stiralXnaA maSina
nepriAznX
vxod
priSelec
zaimstvovannoe slovo
EZ
kirpiC
resnica
brezglivostX
Celovek; lico
ubijstvo
CeloveCnostX
okovY
kniga
kniZka
knigolJb
biblioteka
bibliotekarX
navoz
nastroenie; duSa
vesElostX
lJbovnik
koCEvka
koCEvka
migraciA
migraciA
kopiA
lider
voZak koCevXA
ulica
saZenec
pitomnik
opolzenX
koCevnik
koCevoj obraz Zizni
=
pena
uveliCenie
proizvedenie
umnoZenie
baboCka
tipCak
gazon
sinAk
golubX
rubaSka; platXe
nebo
grudX
ovoWi
golubika
gorizont
selezEnka
kukuSka
mak
=
Caxotka
Zelanie
gololEd
vena
vesna
osina
vesennee pastbiWe
drevnij tJrok
ozero
transport
garaZ
ozerco
tenX
obQEm
ugolX
uglevod
uglevodorod
uglerod
klad
gortanX
pomoWX
pomoWnik
vspomogatelXnYj glagol
tvoritelXnYj padeZ
neAsnostX
arxaizm
koZanYj podojnik
drevnostX
most
puzYrX
bolXSinstvo
mnoZestvennoe Cislo
mnogonacionalXnostX
mnogougolXnik
kupec
mnoZestvo
mogila
krasota
=
vid
Asnovidec
sosed
sosedi
zavistX
prozorlivostX
zritelX
xudoZestvennoe iskusstvo
xudoZestvennostX
xudoZestvennoe slovo
vYstavka
naglAdnostX
odeAlo
stEganaA podstilka
pokazatelX
krot
voZdX
deepriCastie
liderstvo
publicistika
vosstanie
glaz; istoCnik
slEzY
oCki
otrada oCej
oCkovtiratelXstvo
glinAnYj kuvSin
businka ot sglaza
vzglAd
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
=
=
=
=
=
=
=
traxeA
prostranstvo
SirX
sovet
sovetnik
ofis
veCer
proWenie
kompleks
uZin
brod
zatYlok
savan
kebisY
sunduk dlA produktov
otrubi
=
bednAk
bednostX
tamoZnA
tamoZennik
prepAtstvie
oblik
personaZ
=
staruSka
mestX
CElka
keklik
mstitelXnostX
ironiA
=
stupa
nevestka; snoxa
molodaA ZenWina
soglaSenie; soglasie
kontrakt
soglaSenie
raznoglasie
peregovorY
oblik
negativnoe Avlenie
buduWee
nasmeSka
varan
pestik
kostnYj mozg
defekt
nedostatok
korablX
genij
genialXnostX
sudovWik
port
staruxa
raduga
=
kaleka
ruda
rudnik
gornAk
mladSij rebEnok
konoplA
kleW
xolst
=
posElok
zalog
garantiA
garant
SalaS
Sumovka
probka
ssora
=
protivopoloZnostX
reSEtka JrtY
=
Cudo
konovAzX
karnaj
naprAZenie
karavan
karavanWik
karavan-baSi
karavan-saraj
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
=
ketmenX
grudX
predserdie
Zilet
polostX
vremA; moment; pora
vstreCa
period; wtap
oCeredX
deZurnYj
sajgak
odeZda
vojlok
Jrta
=
kiberbezopasnostX
svAWennaA sila
svAtostX
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
kinoproizvedenie
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
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
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
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
=
=
=
=
=
=
=
=
=
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
=
=
=
=
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
rabYnA
bormotanie
sila
usilie
sila
Wenok
kadka dlA vzbivaniA
podozrenie
podozrevaemYj
kJj; sostoAnie; melodiA
oZog
kJjSi
saZa
koromYslo
muZ; zAtX
zAtX
stress
sera
pepel
smex
lepestok
somnenie
serebro
denX; solnce
grex
vostok
podsolneCnik
zapad
dnevnik
propitanie
kalendarX
=
stupica
ris
=
magistralX
lopata
borXba
borec
arteriA
SalaS
indejka
vzdox
kurtka
oZidanie
uxod
osenX
xorEk
oxrana
oxrannik
osennee pastbiWe
naslaZdenie
=
rubin
proklAtie
=
beda
terrorist
terrorizm
sapsan
laCuga
=
=
=
il
liliA
=
=
=
kozlEnok
prozviWe
prozviWe
larEk
=
=
dolZnostX
=
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
=
=
dunovenie
vosklicatelXnYj znak
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
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
=
=
=
veCnostX
zasedanie
deputat maZilisa
prinuZdenie
obezumevSij ot lJbvi
kulXtura
kulXturnostX
kulXturologiA
trup
sutX
zaAvlenie
zaAvitelX
svedenie
sdelka
diplomat
diplomatiA
diplomat
smYsl; sutX
obstoAtelXstva
smYsl
sinonim
manera
bessmYslennostX
finiS
mramor
WedrYj
raz
status
blagorodstvo
iCigi
vopros; problema
moskviC
=
klACa
tekst
pogovorka
menJ
nedostatok
tribuna
obAzannostX; zadaCa
obAzatelXstvo
xarakter
povedenie
nesCastnYj
=
karasX
koliCestvo
stavka
peCatX
Cudo
uCitelX
peCalX
drug po nesCastXJ
neftX
neftegaz
neftAnik
baSnA
obloZka
tWatelXnostX
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
musulXmanin
okean
lEd
ledokol
ledovYj katok
lednik
morozilXnik
tYsACeletie
nemoj
ruZXE
bedro
sila
cink
gospodin
WedrostX
medX
koSka
egiptAnin
primer; basnA
sarkazm
vedXma
smYsl; znaCenie
okrestnostX
znaCenie
vaZnostX
okrestnostX
lob
pritoloka
xlopotY
=
madXAr
=
poxvala
poxvalXnYj list
=
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
front
frontovik
=
salfetka
obezXAna
=
=
master
makaronY
=
=
=
skot
skot i domoCadcY
=
=
skotovod
sluga
galXka
maj
specialist
professiA; specialXnostX
=
=
=
=
=
=
=
=
=
karXera
karXerist
=
tvarX
odobrenie
poslovica
statXA
=
barxat
celX
celi i interesY
xlopok
xlopkovod
gordostX
gordostX
kot
vAlostX
=
=
=
korall
=
=
nagrada
=
=
=
=
=
=
pokojnYj
AgnEnok rannego okota
=
iZdivenec
iZdivenCestvo
komar
kolos
=
pXAnica
pXAnstvo
pozor
pozor
=
=
=
=
=
=
tkanX
=
=
=
=
=
=
=
=
iJnX
lJbovX
pokoj
nasmeSka
=
bespokojstvo
soderZanie
izloZenie
pereskaz
rodinka
zaveduJWij
meCetX
raxit
otstalostX
rubeZ
=
=
=
=
medsestra
pomoWX
=
=
=
=
=
=
svinomatka
laska
dobrota
dobrota
miloserdnYj Celovek
medsestra
medicinskaA sestra, medicinskij brat
izJm
gostX
gostinica
prazdnik
restoran
uCreZdenie
obitelX; mestoZitelXstvo
adres
obitatelX
kurica-nesuSka
meksikanec
Skola
predSkolXnYj klass
=
gosudarstvo
gosudarstvennostX
=
=
memuarY
=
sobstvennostX
sobstvennik
=
=
vYsokomerie
=
Jbilej
prazdnik
strelok
metkostX
=
=
ZemCug
srok; period
burdJk
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
mgnovenie
vremA; sezon
=
mozg
solodka
=
=
=
=
=
=
=
=
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
=
=
=
=
=
CerEmuxa
SeA
xomut
izobilie
mogila
mulla
moldavanin
=
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
=
=
=
=
powtiCeskij konkurs
Clen; organ
muSelX
muSelX
Clenstvo
interes
edinomYSlennik
invalid
mYs
rog
mox
inventarX
klJkva
imuWestvo
bezupreCnostX
vozmoZnostX
nesCastnYj
skulXptura
skulXptor
sredstva k Zizni
voZdelenie
pitatelXnostX
mladenec
veWX; neCto
belok
rasa
rasizm
udel
rezulXtat
rezulXtativnostX
bedstvie
neZnostX
=
nuker
nomer
livenX
uWerb, vred
svet
variant
predpisanie
ukazanie
instrukciA
obQekt
miSenX
rodstvennik po materi
narkoman
narkomaniA
neveZestvo
=
kopXE
molniA
kopejWik
ogorCenie
CestX
=
vremA veCernej molitvY
predveCernAA molitva
xleb
vera
verovaniA
uzor
nastavlenie
konkretnostX
=
rYnok
protest
=
=
=
=
propaganda
=
=
=
pekarX
pekarX
pekarnA
kampaniA
bolXnoj
mart
naurYz-koZe
naurYz-koZe
=
=
kapriz
vnimanie
osnova
obosnovanie
obosnovanie
=
=
brak
nemec
vnuk; vnuCka
bezrazliCie
=
=
=
=
kredit
=
=
namerenie
=
=
=
=
nogaec
nabrosok
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
oguz
ornament
ornament
pravaA storona
negodAj
Jg
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
=
=
meZdometie
soJz
=
=
=
=
=
mYslX; duma
krugozor
rYtvinY
mnenie
mYslitelX
igra
igrok
igruSka
igornYj dom
vYrez
mYSlenie
napErstok
prelJbodeAnie
nizina
nizmennostX
razgrom
mYslennYj obraz
=
=
=
=
=
dobYCa
=
probel
grudX
pozvonok
pCelovod
=
desAtiletie
desAtok
=
=
dekada
=
vernostX
pudra i rumAna
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
Ctenie
uCEnYj
CitatelX
prepodavatelX
galun
sobYtie
stvol
uCEba; Ctenie
uCenik
uCebnik
rov
mesto
zamestitelX
stul
ispolnenie
ispolnitelX
ispolnitelXstvo
russkij
povod
priuroCivanie
=
kapusta
platok
serp
=
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
=
seredina; sreda
centr
srednij palec
obWnostX
=
=
=
grubostX
ogonX
drova
osedlostX
zasedanie
operaciA
glava semXi
=
rodina
xozAjka oCaga
sooteCestvennik
patriotizm
koloniA
kolonizator
kolonializm
sovmestnaA ZiznX
=
semXA
=
=
ognivo
kislorod
kislorod
otliCnik
nasilXnik
proizvol
=
pakistanec
Cistota
beda
filosofiA
predmet
komanda
dejstvennostX
kvartira
pokroj
forma
seno
mnenie
edinomYSlennik
debatY
diskussiA
opros mnenij
slon
=
mutovka
fistaSka
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
obstoAtelXstvo
=
=
prorok
proroCestvo
suZdenie
procent
polXza
pribYlX i ubYtok
korYstolJbec
korYstX
poleznoe iskopaemoe
ispolXzovanie
polXzovatelX
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
vzAtoCniCestvo
blagorazumie
=
=
=
=
=
=
=
=
=
pers
=
=
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
=
=
peCX
sudXba
=
=
=
=
raspoloZenie
=
=
=
=
smertnYj
slabostX smertnogo
=
=
=
angel
zanaveska
=
=
=
=
peri
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
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
pulemEtCik
=
=
plJS
obQAtiA
strastnoe Zelanie
dokument
Avlenie
kibla
izmenCivostX
truba
truboprovod
kolodec
svat
svatXA
^bog
pominalXnoe ugoWenie
svatovstvo
ustXe
kopCik
vixrX
podxvostnik
slitok
blin
xvost
kometa
rab
rvenie
ZerebEnok
zamok
nrav
saZenX
=
uxo
uSanka
nauSniki
rabstvo
klubnika
nadgrobnYj kamenX
glotka
pesok
=
kuvSin
muravej
=
gadaJWij na kumalakax
strastX
strastX
supesX
stoimostX
vinovnYj
tElka-trExletka
=
pitatelXnostX
plodorodie
cennostX
bobr
priklad
userdie
tajna
sekretnostX
parolX
pravo
pravoved
pravovedenie
zasuxa
ustrojstvo
struktura
stroitelXstvo; sooruZenie
stroitelX
sQezd
uCreditelX
kuruk
orudie
oborudovanie
sajgaConok
sostav
sbornaA
^koran
loskutnoe SitXE
konstruktor
sostavitelX
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
utroba
obruC
CervX
tuberkulEz
vedXma
ptica
^mleCnYj ^putX
berkutCi
ptiCXe krYlo (uzor)
blago
banoCka
beSenstvo
caplA
spasatelX
pozdravlenie
utEs
voron
vedenie
kompetenciA
kompetentnostX
keramika
gonCar
kislota
zud
konskij volos
volosinka
sablA
povedenie
izmorozX
prestuplenie
prestupnik
kistX
xvoA
pereSeek
kapillAr
kumYs
WavelX
dorogovizna
liSajnik
noZnY
kipCak
krupica
xrebet
tonkosti
poboiWe
kirgiz
fazan
Astreb-perepelAtnik
kapusta
orEl
vozvYSennostX
inej
sentAbrX
tok
striZka ovec
seCa
grAda
neudaCa
neumelostX
kora
zima
davlenie
pritesnenie
nazlo
pritesnenie
tiski
WipcY
sokraWenie
sokraWenie
zimovXe
zimovka
Wekotka
kitaec
doCX; devoCka; devuSka
provodY nevestY
tJlXpan
zavistX
interes
desna
svEkla
interes
korX
pomidor
vspYlXCivYj
vspYlXCivostX
sluZba; usluga; rabota
sluZanka
sotrudnik; sluZaWij
sotrudniCestvo
Zar
ogorCenie
udar
zaxolustXe
=
=
bumaga
princip
princip
perekati-pole
kanglY
skelet
slux
AnvarX
rasstoAnie
mul
doloto
beglec
astra
xadZi
xadZ
stojkostX
neobxodimostX
sposobnostX
mogila
leopard
vospriimCivostX
priEmWik
vospalenie
kora
plEnka
stena; rebro
CeSuA
kusaCaA sobaka
=
veko
wtaZ
uvaZenie
dostoinstvo
poCtennostX
Sag
funt
gnev
geroj
geroizm
gore; peCalX
noZnicY
protivoreCie
berEza
rodnA muZa ili ZenY
rodnA ZenY
deverX
zolovka starSaA
zolovka
lodka
milostX
niWij
blagotvoritelXnostX
pripev
smetana
starSij brat muZa ili ZenY
rodnik
testX
tEWa
melX
toCilXnYj kamenX
pleSX
wnergiA
deAtelX
uporstvo
konCina
perestrojka
sdaCa
kalYm
nevesta
forma
Sutka
=
gorod
olovo
ruCka; pero
gonorar
literator
ruCka
krapiva
Zelanie
ZelatelXnoe naklonenie
kamenWik
ostatok
kalmYk
SlApa
ukrYtie
Wit
karman
nosovoj platok
zakoulok
zabota
pletX
testo
kamYS
krepostX
arest
zaklJCenie
ambar
popeCitelX
opekun
zabota
obespeCennostX
=
krovX
krovAnoe davlenie
krovenosnYj sosud
krovopijca
suka
krovopijca
kinZal
dovolXstvovanie
krYlo
wkspluataciA
wkspluatator
=
saxar
krovoprolitie
krovenosnYj sosud
meSok
meSoCek
oploSnostX
duxota
peCalX
peCalX
zastEZka
upakovka
vorota
kapkan
krYSka
stolknovenie
sneg
lavina
oSejnik
proklAtie
vorona
Srift
Astreb
vzaimootnoSenie
Zeludok; Zivot
karandaS
mladSaA sestra (muZCinY)
pAdX
dolg
dolZnik
finansY; sredstva
finansist
finansirovanie
narodnaA pesnA
Cernosliv
roZX
dEgotX
prostoj narod
vAz
sosna
temnota
zraCok
noAbrX
karaCaevec
sredstva
prostota
razbojnik
dZejran
greCixa
=
=
smorodina
skvorec
obraWenie
karaul
arbuz
sumatoxa
starec
=
lastoCka
udoCka
temp
soprotivlenie
protivnik
soperniCestvo
korsak
starik
=
starostX
dom prestarelYx
oruZie
vooruZenie
soratnik
razoruZenie
brovX; rAdom; vrag
gore
loZka
mAsnik
svojstvo; kaCestvo; svAtostX
svAtostX
volk
vraZda
pokuSenie
ZestokostX
baba
Zena i deti
otnoSenie; svAzX
=
uCastie
uCastnik
surovostX
rAd
rovesnik
oSibka
oSibka
opasnostX
zlokaCestvennaA opuxolX
tvErdostX
opasnostX
opasnostX
bezopasnostX
obWestvo
soobWestvo
dYnA
pero
Seluxa
koroboCka
slux
postanovlenie
gusX
=
kazna
kol
konCina
oktAbrX
nekrolog
=
kazax
kazaxstanec
raskopki
sklon
voobraZenie
konec sveta
zlo
osoka
ogurec
perekrEstok
obrezki
trudnostX
obrezok
kraj
WebenX
dviZenie
seCenie
=
logika
logiCnostX
nelogiCnostX
krivaA
skazanie
zaAc
rogoz
obWestvo
obWestvennYj deAtelX
sodruZestvo
obWestvovedenie
=
zvonok
Zuk
bednYj sosed
poCEt
baran
=
volnenie
Skatulka
Ak
ovca
Caban
spektaklX
pazuxa
sklad
nedra
ruka; vojsko
pomoWX
perCatka
remeslo
remeslennik
zont
rukopisX
dostupnostX
umYvalXnik
bronza
udobstvo
neudobstvo
gorACaA zola
podruCnYj
polkovodec
upotreblenie
priloZenie
primenenie
polXzovatelX
podderZka
storonnik
kotomka
prosXba
podmYSka
krokodil
podpisX
poselenie
pereselenec
pereselenec
medveZonok
noCleg
gostX
gostepriimstvo
ugoWenie gostJ
=
gostinica
topX
musor
ugroza
fond; zapas
krepostX
opekun
oborona
svinec
zaWita
zaWitnik
zaWita
okruZaJWaA sreda
ograda
kladbiWe
zapovednik
vYvod
splav
=
xlev
kolCan
korobka
petux
piWa, pitanie
uniZenie
strax
trus
trusostX
dvoetoCie
sputnik
soedinenie
soedinenie
affiks
otrAd
summa
tuSkanCik
svAzka
smesX
dvuAzYCie
sloZenie
zagon
podviZnostX
dviZenie
dvigatelX
AgnEnok
lebedX
pogonA
repressii
moCevoj puzYrX
kukla
=
polostX
zasuxa
radostX
moWX; wnergiA
moWnostX
bezdetnYj
xitrostX
xitrosti
=
simvol
ceremoniA
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
bezZalostnostX
naslaZdenie
=
=
=
roza
=
=
spasibo; blagodarnostX
cvet
ottenok
=
=
reZissEr
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
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
rossiAnin
=
=
=
=
raz; porAdok
=
=
=
=
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
=
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
=
dux
duxovnostX
morkovX
mladenec
skakun
nesootvetstvie
sootvetstvie
privet; privetstvie
posYlka
iva plakuCaA
moda
velikolepie
modelXer
modnik
rassvet
sreda
pozdnee utro
mig; moment
neudaCa
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
mladSaA sestra (ZenWinY)
slJna
rYsX
sotrAsenie
WEloCX
ssYlka
spiCka
=
izmorosX
gnida
=
vYgovor
predloZenie
vYskazYvanie
razgovor
reCX
govorAWij
=
sok
serebrAnYj rublX
sumka
vYklJCatelX
polka
slovo; reCX
slovosoCetanie
CastX reCi
boltlivostX
slovoobrazovanie
slovarX
boltun
mnogoslovie
=
voriSka
sokol
ZidkostX
ovEs
siluwt
=
sultanstvo
krasota
zlodej
uZas
negodAj
ukazatelXnYj palec
sort
vid
spros
burA
vopros
zapros
voprositelXnYj znak
prositelX
negodAj
intervXJ
cYgan
zvon
=
slux
=
=
soobWnik
soobWniCestvo
Selest
molniA
podarok; dar
EmkostX
premiA
podarok
vzaimouvaZenie
sladkij kurt
Stukaturka
Stukatur
ZurCanie
predlog
provoloka
strojnostX
kritika
imA prilagatelXnoe
otzYv
vYzov
kritik
kritiCnostX
klass
klassnYj rukovoditelX
odnoklassnik
perelom
kostoprav
rtutX
ispYtanie
venik
sor
metla
uCtivostX
veZlivostX
dvustvorCataA dverX JrtY
satira
satirik
tajna
xarakter
serXga
katok
pivo
zaduSevnYj drug
=
=
boleznX
naruZnaA storona; vneSnostX
verxnAA odeZda
linejka
liniA
defis
carapina
CertEZ
tenX
park
politika
politik
politologiA
oxotnik s lovCimi pticami
oxota s lovCimi pticami
puteSestvie
puteSestvennik
miraZ
toska
ustXe
sklep
Cas; CasY
WelX
gluxoj
gluxota
grib
mYlo
terpenie
sderZannostX
=
soloma
sabantuj
=
urok
preemstvennostX
=
Zertva
luk
milostYnA
=
ovrag
sostAzanie
vYborY
izbiratelX
instrument, snastX
kloun
=
CErt
=
paraliC
salY i seri
ZiznX sal-seri
=
vklad
vkladCik
nalog
sravnenie
otraslX; sfera
=
blagopristojnostX
zdorovYj obraz Zizni
posledstvie
=
ves
stepennostX
=
proxlada
obYCaj
obYCai i tradicii
obYCai i soznanie
torZestvo
samruk
kedr
visok
lEgkij veterok
=
samovar
=
=
Cislo; koliCestvo; bedro
imA CislitelXnoe
soznanie
soznatelXnostX
sCitalka
perepisX
kategoriA
intelligent
=
sunduk
bred
=
=
=
=
=
=
rukoAtka
kaCestvo
kaCestvennostX
poezdka
poputCik
sapEr
=
=
straZ
boroda
kolXco
Cutkij sluSatelX
ostoroZnostX
straxovatelX
suslik
osa
slivoCnoe maslo
Zeltuxa
Cesnok
motiv
sYvorotka
skupostX
dvorec
analiz
wkspert
wkspertiza
voin
voenaCalXnik
glavnokomanduJWij
=
=
vodopad
=
prodaZa
pokupatelX
=
predatelX
predatelXstvo
prodaZa
prodavec
doArka
uveselenie
soroka
kolXCuga
vopros
anketa
voprosnik
gramotnostX
negramotnostX
gramotnostX
torgovlA
torgovlA
torgovec
ovcematka
=
palec
stepX
scena
glina
=
kompozitor
=
=
=
lXdina
priCina
korzina
=
=
vtornik
=
=
prYZok
=
=
=
saksaul
=
=
sekunda
selX
=
=
kovYlX
=
izQAn
ravnoduSie
=
=
=
=
meC
vera
nadEZnostX
doverennoe lico
nedoverie
doverennostX
=
=
subbota
subbotnik
doverCivostX
=
=
veruJWij
=
=
=
padeZ
sklonenie
=
sputnik
partnEr
tovariWestvo
pruZina
=
=
=
bodrostX
=
=
kozEl-voZak
sdvig
impulXs
=
klAtva
=
progulka
=
=
=
podozrenie
Cuvstvo
CuvstvitelXnostX
=
=
=
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
=
=
=
=
=
=
=
=
=
xarakter
xarakteristika
opisanie
koldovstvo
volSebnik
golenX
=
=
=
=
=
=
=
=
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
=
vojna
voinstvennostX
=
konec
=
=
=
=
=
dubina
poboiWe
=
=
sever
gajka
slepenX
=
=
sufij
slepoj
slepota
soxa
tropa
udar
solonCak
solAnka
bezobrazie
bedolaga
bulXon
solonCak
sud
podsudimYj
=
=
=
xroniCeskij xarakter
=
=
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
=
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
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
voda
vodonos
xolod
xolodnostX
surok
oroSenie
=
fontan
=
=
subtropiki
=
=
=
=
=
vodoEm
risunok; kartina
xudoZnik
xudoZnik slova
izobraZenie
napitok
kunica
vodorod
vodorod
=
=
=
=
=
=
sosulXka
vodolaz
filej
suJnSi
lJbovX
kostX
borodavka
pAdX
opora
piAvka
ostov
ostov
polotence
obrezanie
vAlenoe mAso
starYj xolostAk
sura
protorEnnaA doroga
ssYlka
tropa
surXma
moloko
mlekopitaJWee
=
tif
^bog
tengrianstvo
korona
tadZik
opYt; wksperiment
appetit
nadmennostX
vospitanie
vospitanie i obuCenie
nastavnik
telo
tapoCki
vospitanie
vospitatelX
vospitannik
tarelka
porAdok; disciplina
sposob
sladostX
znaxarX
pokaAnie
risk
pritAZatelXnostX
zavisimostX
sklonenie s pritAZaniem
nezavisimostX
sutki
SitXE
portnoj
Sov
prAmoj ugol
vertolEt
prAmougolXnik
prAmoj wfir
Sip
AzYk
AzYkoznanie
lomtik
korrespondent
poZelanie; Zelanie
soCuvstvuJWij
perevodCik
AzYkoznanie
AzYkoved
obYsk
kompXJternaA mYSX
ZiznX; suWestvovanie
opora
podporka
registraciA
uCEtnaA zapisX
soCetanie
soCetanie
registraciA
ZiznX
zub
ploskogubcY
spisok
cepX
koleno
povodXA
=
=
okrestnostX
revolJciA
revolJcioner
xolm
xolmik
draka
draCun
kobelX
=
priplod
tolengut
platEZ
podlinnik
pasport
bugorok
poCEtnoe mesto
predsedatelX
predsedatelXstvo
=
sudXA (v sporte)
pravosudie
rodnA zamuZnej ZenWinY
poezdka zamuZnej k roditelAm
CetYre vida skota
CetYrExugolXnik
CetvErka
grudX
nakovalXnA
postelX; krovatX
postelX
podstilka
CrezvYCajnaA situaciA
otpor (v tOtep beru)
terpenie
tolerantnostX
kopYto
pXedestal
platforma
pervenec
kuvSinka
vYvod
koncepciA
belYj Astreb
tupik
liCnostX
prAdX
prAdka volos
=
=
amulet
gripp
klJv
osadok
penEk
semA
nasledstvennostX
nasledstvennostX
toCka zreniA
ZitelX
ZilXE
redXka
statX
stoAnie
stoAnka
nestabilXnostX
stabilXnostX
bYt
oblik
mesto naprotiv
putY
=
kompas
=
namEk
oboi
sovremennik
zatmenie
potreblenie
potrebitelX
zaZiganie
celostnostX
plennik
ruCka
solX
silok
sous
probka
celina
Spion
udobrenie
audirovanie
sluSatelX
sluSatelX
mYSX
zapret
bezuderZnostX
=
tajna
=
tiSina
pokoj
dYxanie
znak prepinaniA
ZiznX
delXnostX
xolera
grabli
ZuravlX
nogotX
kavYCki
Sram
Cexol
palka
dikarX
nazidanie
staZEr
piWa
terpenie
sudXba
poklon
rassvet; utro
zavtrak
bint
divo
znak
znaCok
nEbo
izbrannoe
udivlenie
utro
malina
rassvet
dikovina
stado
poklonenie
poklonnik
doxod
vinitelXnYj padeZ
grob
skovoroda
tabanan
porog
podoSva
nastojCivostX
blJdo
priroda
estestvoznanie
estestvennostX
=
=
=
=
godovalYj ZerebEnok
=
=
verblJZonok dvux let
=
=
=
plemA
=
=
=
=
iva
vkus
bezvkusica
volokno
=
trebovanie
abiturient
celeustremlEnnostX
spor
analiz
wpilepsiA
=
stremlenie
obsuZdenie
=
kaplA
korenX
znaxarX po pulXsu
pobratim
avgust
Cudo
eda; gorlo
pitanie
poznanie
populArnostX
znakomYj
tElka
=
=
=
=
deficit
pistolet
naxodCivostX
zakaz
zadanie
stereotip
tron
tema
tJbetejka
stiSok
gospodin
doska
doska
tabliCka
blagoCestivYj
blagoCestie
proso
tiraZ
=
storona
rasCEska
=
glava
vesY
=
istoriA
istorik
istoriografiA
uzostX
CalYj konX
punkt
podpunkt
=
pritAZenie
nereSitelXnostX
borXba
vYdviZnoj AWik
podarok
kamenX
kamennYj vek
kamenWik
perevozka
perevozka
perevozCik
topot
Sosse
ukrYtie
Cerepaxa
lenta
potok
tatarin
druZba
gora
kurica
pavlin
tovar
gornYj kozEl
parSivYj
=
Cistota
uborWik
rovnA
more
morAk
ravenstvo
uravnenie
sravnenie (obraznoe)
tenge; moneta
balans
ravnopravie
neravenstvo
tormoz
=
=
tebenXki
duSevnoe volnenie
taz
bolXSaA derevAnnaA CaSa
kolEsiko
napor
proisxoZdenie
kub
kozEl
=
protivostoAnie
proverka
=
blagorodstvo
uCastok
telekanal
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
teleserial
Zelezo
kuznec
ZeleznaA doroga
ZeleznodoroZnik
Zelezobeton
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
=
=
=
ravnovesie
pinok
pedalX
pot
koZa; Skura
sbor
sborWik
severnaA storona
=
=
kolebanie
glubina
topolX
okno
sledstvie
sledovatelX
potnik
=
=
=
=
=
=
=
=
=
=
dYra
Silo
=
rYCag
pogodok
=
=
=
=
=
=
kizAk
=
wffektivnostX
belka
=
tibetec
=
=
=
=
=
meWanin
=
prAZka
tugaj
prud
xolodilXnik
krYZovnik
lodYZka
tolpa
toj; prazdnik; svadXba
prazdnestvo
nenasYtnostX
=
banketnYj zal
=
=
=
volnenie
rodovYe sxvatki
=
dopolnenie
velikan
volna
=
klobuCok
koCka
=
Suba
grabitelX
=
=
gruppa
predpoloZenie
poCva; zemlA
sumatoxa
potop
=
=
dvernaA petlA
podborka
gruppirovka
dAtel
potnik
trikotaZ
tkaC
zastoj
buloCka
=
samodovolXstvo
kolotuSka
kvartal
AgnEnok-godovik
reSenie
ostanovka
vAzanie
setX
tonkij SElk
vorobej
uzel
=
SElk
=
=
sJrpriz
varenXe
zapruda
pregrada
CaSa
rZavCina
okisX
popugaj
vosstanovlenie
pYlXca
ad
greSnik
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
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
znamA
rodnA
rodnaA zemlA
denX roZdeniA
proizvedenie
koSma bokovoj Casti JrtY
rodstvennik
rodstvennik
bratstvo
rodstvo
tuberkulEz
suxaA Skura
rod
uroZenec
=
=
=
narezannoe mAso
=
=
=
=
=
=
tuvinec
=
korenX slova
koreSok
pux
poluostrov
uzel
rezJme
klJCevoe slovo
verblJd
verblJZatnik
straus
verblJZXA kolJCka
pugovica
romaSka
bulavka
oWuWenie
zagvozdka
volosok
vid skota
vYpusknik
lisa
noCX
polnoCX
=
mrak
dno
korni
glubina
podlinnik
podsoznanie
vid; sort; vneSnostX
turok
turkmen
tJrgeS
tJrok
tJrkologiA
raznoobrazie
tJrXma
tolCok
poldenX; cvet; son
postuplenie
ponAtie
kommentarij
nedorazumenie
vzaimoponimanie
poAsnenie
sQEmka
obed
obed
dYm
prAmaA liniA
uCastok
obeWanie
upolnomoCennYj
vizirX
ikra
unina
gorstX
molozivo
pereZivanie
=
vremA
=
ukrainec
=
=
unitarnostX
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
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
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
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
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
=
=
=
=
=
=
novostX; izvestie; peredaCa
vestnik
soobWenie
obQAvlenie
bezvestnostX
=
Zivotnoe
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
=
=
=
princessa
gospoZa; dama
xanstvo
boZXA korovka
=
=
=
pisXmo; poCerk
sekretarX
sekretariat
protokol
xazarin
rasskaz
povestX
=
=
=
=
=
=
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
=
xristianin
=
=
=
peWera
treugolXnik
trojka
process
uskoritelX
kroSki
agitaciA
agitator
dom
domaSnee zadanie
nasYpX
kosAk loSadej
kruZok
klEn
trenie
domosed
ZenitXba
svadXba
garmoniA
garmoniCnostX
kuCa
utka
uCaWijsA
ujsunX
filin
prigovor
pravitelXstvo
dolA
dolXWik
raspredelenie
raspredelitelX
obrazec; primer
uspevaemostX
nadeZda
kandidat
beznadEZnostX
zvuk
indiec
indeec
molCun
garmoniA
zakon singarmonizma
obraWenie
wkonomiA
molCanie
audiokasseta
tendenciA
strax
^pleAdY
fasolX
zamorozki
lJtYj veter
verx; poverxnostX
plato
stol
nadbavka
gospodstvo
nadbavka
nareCie
utJg
zapAtaA
=
pererYv
otrYvok
stremA
soratnik
obida
AkorX
Ad
ispug
nuZda
potomstvo
tAZestX
zemletrAsenie
zlodeAnie
lEn
raketa
zindan
zakon
zakonomernostX
Jrist
zakonodatelXstvo
bezzakonie
Zena
svetskostX
=
uWerb
wpoxa; vremena
sovremennik
voplX
zarAdnoe ustrojstvo
uWerb
stenanie
veWX; predmet; veWestvo
imA suWestvitelXnoe
udovolXstvie
zavod
vozmezdie
=
puSka
=
vnimanie
ponAtlivostX
pensiA
pensiA
pensioner
zakAt
=
pozument
razum
Jvelir
Jvelirnoe delo
issledovanie
issledovatelX
laboratoriA
intelligent
vred
vreditelX
palomniCestvo
=
kladbiWe
bedstvie
=
=
=
=
nasilie
nasilie
izumrud
besedovatX
rasskazYvatX
razoblaCatX
suetitXsA
prinositX; privozitX
unositX; uvozitX
baJkatX
leleAtX
oslablAtX
slabetX
petX
podatX
dejstvovatX
vzaimodejstvovatX
otdelYvatX
ukraSatX
vpeCatlAtXsA
uvlekatXsA
xlopotatX
bespokoitX
SutitX
gotovitXsA
gotovitX
vYpivatXsA
poitX
pitX
zacepitXsA
visetX
ceplAtXsA
plestisX
uvlekatX za soboj
sledovatX
prodvigatX
prodvigatXsA
veSatX
otbiratXsA
otbiratX
ukrupnAtX
ukrupnAtXsA
kvasitX
trAstisX
zaderZivatXsA
zaderZivatX
svErtYvatXsA
opuxatX
delatXsA
delatX; rabotatX
puxnutX
razYskivatXsA
iskatX
razYskivatX
iskatX
obrabatYvatXsA
obrabatYvatX
zlobstvovatX
stiratXsA
vYklJCatX
vraZdovatX
gasnutX
nositXsA s kem-libo
celovatX
CuvstvovatX sebA CuZim
delatX tak
ogorCatX
soZaletX
revetX
idti po pAtam
obiZatXsA
dovoditX do rYdanij
vsxlipYvatX
izmerAtXsA
izmerAtX
petX
tusklo mercatX
bYtX ubitYm
ubivatX
umiratX
proizvoditXsA
proizvoditX
prorastatX
razvivatX
rasSirAtXsA
razZigatX
rvatXsA
razgoratXsA
razvivatX
razmnoZatXsA
volnovatXsA
procvetatX
podnimatXsA
ukraSatX uzorom
goretX
podZigatX
plesti
vYraWivatXsA
vYraWivatX; rastitX
spletniCatX
zaveWatX
rasti; uveliCivatXsA
prositX
vozmeWatXsA
vozmeWatX
provoditXsA
provoditX; propuskatX
pereZitX
proxoditX; perexoditX
sCitatX svoim
gorACitXsA
izmenAtXsA
izmenAtX; menAtX
izmenAtXsA; menAtXsA
sodrogatXsA
sodrogatXsA
naprAgatXsA
gnitX
stavitX na koleni verblJda
opuskatXsA
tomitXsA ZaZdoj
ispYtYvatX ZaZdu
kopnitX
zanimatXsA
gnatX verenicej
idti verenicej
tAnutXsA
obmatYvatX portAnkami
kivatX
uglublAtXsA
kovYrAtX
rZatX
tratitXsA
rasxodovatX
udalAtXsA
vYpuskatXsA
vYvoditX; proizvoditX; vYpuskatX
vYxoditX; vYezZatX; podnimatXsA
vizZatX
zvenetX
zakalAtXsA
zakalAtX
priZigatX
SipetX
terpetX
moCitX
WipatX
zakalAtXsA
zakalAtX
strekotatX
strekotatX
xoroSetX
zaputYvatXsA
oputYvatX
istoSno kriCatX
petX
treskatXsA
treWatX
xmuritX
otraZatXsA
otraZatXsA
ZalovatXsA
ZalovatXsA
ZalitX
poloskatX
pYlitX
pYlitX
vizglivo kriCatX
rassYpatXsA
brYzgatX
razbrYzgivatXsA
zastavitX rassYpatX
rassYpatX
rubitXsA
vdoxnovlAtX
vdoxnovlAtXsA
skakatX
atakovatX
poloskatXsA
ZevatX
kaCatXsA
sraZatXsA
kaCatX
spotYkatXsA
zabolevatX
otkidYvatXsA
otkidYvatXsA nazad
razlivatXsA
zadevatX
vspYlitX
prikidYvatX
obiZatXsA
vonzatXsA
vonzatX
vstavatX na dYbY
SlEpatX
skakatX
gnatX vskaCX
priglaSatXsA
vYzYvatX
priglaSatX; zvatX
utomlAtX
ustavatX
oratX
paritX
bYtX bespomoWnYm
obQezditX
stalkivatXsA
obdavatX
dogovarivatXsA
obuslovlivatX
treskatXsA
putatX
putatXsA
radovatX
likovatX
sZimatX
reSatXsA; razvAzYvatXsA
razdevatXsA
reSatX; razvAzYvatX; snimatX
stanovitXsA masterom
otstupatX
pribivatX
vYCitatXsA
vYCitatX
ispYtYvatX
ograniCivatXsA
graniCitX
ograniCivatX
sopostavlAtX
peCalitXsA
zvuCatX
WElkatX
otstranAtX
storonitXsA
obostrAtXsA
zaputYvatX
SifrovatX
SifrovatX
maratX
piWatX
naprAgatXsA
skruCivatX
krutitX
sidetX na kortoCkax
ispugatXsA
pugatX
torCatX
vYstavlAtX
pugatXsA
kaprizniCatX
obozrevatX
kupatX
kupatXsA
pogruZatXsA
krestitX
krestitXsA
exatX melkoj rYsXJ
klevatX
vYprYgivatX
SumetX
SumetX
naletatX
milo besedovatX
nabrositXsA
bYtX odnogo pomEta
gnezditXsA
stYditX
stYditXsA
ponimatX
ponimatX
svErtYvatXsA
zapuskatXsA
vstreCatXsA
podvergatX
podvergatXsA
zapuskatX
iskritXsA
soCetatX
soedinAtXsA
zaostrAtX
letatX; letetX
kollektivizirovatX
obQedinAtXsA v kollektiv
reSatXsA
reSatX
organizovYvatXsA
organizovYvatX
organizovYvatXsA
ukladYvatX spatX
spatX
kruZitXsA
zakvaSivatX
rifmovatXsA
uveliCivatXsA
uveliCivatXsA
uveliCivatX
vozveliCivatX
perexoditX
vYtX
zabYvatXsA
zabYvatX
tAnutXsA
stremitXsA; brosatXsA
nravitXsA drug drugu
lJbitX; odobrAtX
nravitXsA
upodoblAtX
poxoditX
razQAsnAtX
natalkivatXsA
oplodotvorAtX
oplodotvorAtXsA
ssoritX
rugatX
bYtX ukradennYm
krastX
rugatX, branitX
otpivatX
bitX; udarAtX
predlagatXsA
predlagatX
drobitXsA
drobitX
sxvatYvatXsA
bYtX pojmannYm
priderZivatXsA
derZatXsA drug za druga
vruCatX
derZatX; lovitX
proigrYvatX
vYigrYvatX
prodlevatXsA
prodlevatX
udlinAtXsA
provoZatX
udalAtXsA
vYtesnAtX
sdvigatXsA
otstupatX po vetru
prinoravlivatXsA
prisposablivatX
napevatX
stonatX
stonatX
stonatX
nadrYvatXsA
uvlaZnAtX
spuskatXsA
idti na kompromiss
podavatX znak
strastno ZelatX
sotrudniCatX
stimulirovatX
proAvlAtX interes
uproWatX
proAvlAtX userdie
vzaimodejstvovatX
ukrYvatXsA ot vetra
raskaCivatXsA
prYgatX
podprYgivatX
rYCatX
liberalizovatX
skalitXsA
uxmYlAtXsA
SipetX
nabiratXsA opYta
otodvigatXsA
otodvigatX
nagrevatX
rastiratX
svistetX
nagrevatXsA
podprYgivatX
nositXsA
ZuZZatX
ZuZZatX
ZuZZatX
zlitX
zlitXsA
obiZatX
smotretX bespomoWno
utonCatXsA
razmAgCatX
otpravlAtXsA
posYlatX; otpuskatX
ottaivatX
vooduSevlAtX
vooduSevlAtXsA
klassificirovatXsA
klassificirovatX
uvlaZnAtXsA
nestisX
remontirovatXsA
CinitX
otpravlAtX
otpravlAtXsA; puskatXsA
pelenatX
kaSlAtX
otkaSlivatXsA
kaSlAtX
prilipatX
uteSatXsA
uteSatX
rvatXsA
dErgatX
vYrYvatX
mobilizovatXsA
mobilizovatX
smYkatXsA
komkatX
rasxodovatXsA
smAgCatX
smAgCatXsA
tratitX; rasxodovatX
zakrYvatX glaza
sparivatXsA
soedinAtX poparno
utonCatXsA
zarazitXsA
glotatX
stradatX ot dZuta
glotatX
padatX
valitX
SevelitXsA
gretXsA
uskolXzatX
gretX
peremeWatXsA
dvigatX
dvigatXsA
xnYkatX
dovoditX do slEz
plakatX
blestetX
nagrevatXsA; tepletX
migatX
plotno sxoditXsA
ulYbatXsA
rasxiWatX
migatX
otdalAtXsA
vospevatX
rvatXsA
rvatX
idti vdolX
razZigatX; mazatX; nravitXsA
rasstilatX
otdavatXsA wxom
modernizirovatX
vozroZdatXsA
oSibatXsA
oSibatXsA
obnovlAtXsA
obnovlAtX
obnovlAtXsA
zakrYvatXsA; nakrYvatXsA
unYvatX
prilipatX
osnaWatXsA
osnaWatX
zakrYvatX; nakrYvatX
siAtX
globalizirovatXsA
ustraivatXsA
rasprostranAtXsA
raznuzdYvatX
datX razmestitXsA
zanimatX
cvesti
gromitX
kolYxatXsA
razgromitX
valAtXsA
CuvstvovatX sebA odinokim
prodolZatXsA
prodolZatX
prodolZatXsA; soedinAtXsA
soedinAtX
nadoedatX
pYlatX
umolAtX
obnaZatXsA
obnaZatX
alCno oziratXsA
lizatX
molitX
nanimatXsA
nanimatX
Zadno glotatX
obobWatXsA
obobWatX
lenitXsA
sverkatX
robko oziratXsA
uklonAtXsA
nakidYvatX
SumetX vsem vmeste
xlYnutX gurXboj
latatX
leZatX na boku
mAtX
soprikasatXsA
zaZigatX
oZivlAtX
oZivatX
goretX
toCitX
prigibatXsA
prigibatX
padatX xlopXAmi
prikleivatX
sbliZatXsA
pribliZatX
pribliZatXsA
uluCSatX
uluCSatXsA
odobrAtX
zaWiWatX
voznagraZdatX
vzrYvatXsA
sorevnovatXsA
ranitX
poluCatX ranenie
vooruZatXsA
vooruZatX
miritX
podxoditX
sozdavatXsA
sozdavatX; sCitatX godnYm
goditXsA
publikovatXsA
publikovatX
reklamirovatX
sverkatX
sverkatX
raskalYvatX
dovolXstvovatXsA
prAtatXsA
prAtatX; skrYvatX
delatXsA; sozdavatXsA
narAZatXsA
komplektovatXsA
komplektovatX
molodetX
delatX; sozdavatX
robetX
zapugivatX
klastX pod golovu
padatX duxom
CuZdatXsA
ukladYvatX
CuZdatXsA
trenirovatXsA
trenirovatX
zauCivatXsA
zauCivatX
leZatX; naxoditXsA
vraZdovatX
perespraSivatX
osYpatX
zavoEvYvatX
idti; litX
obvinAtX
pisatXsA; zapisYvatXsA; vYzdoravlivatX
perepisYvatXsA
nakazYvatXsA
nakazYvatX
provoditX leto
pisatX
oblegCatX
oblegCatXsA
legCatX
proigrYvatX; terpetX poraZenie
pobeZdatX; odolevatX
pokrovitelXstvovatX
uskorAtX
kormitX
zaprAgatX
prikrikivatX
privatizirovatX
obosoblAtXsA
prikrikivatX
razzadorivatXsA
kleitX
razvevatXsA
provetrivatX
kolYxatXsA
obmaxivatX
rYsitX
kormitX
xoronitX
priZivatXsA
ispYtYvatX otvraWenie
soverSenstvovatX
soverSenstvovatXsA
CuvstvovatX sebA sirotoj
xvatatX
vestisX na povodu
vesti za ruku
vesti
dostavlAtXsA
dostavlAtX; dovoditX
dostigatX; xvatatX
estX; kuSatX
uCaWatXsA
brezgovatX
sobiratX
sobiratXsA
sokraWatXsA
morWitX
okajmlAtX
sobiratXsA
nakaplivatXsA
nakaplivatX
pribiratX
sobiratX; ubiratX
brezgovatX
terAtX
terAtXsA; isCezatX
povYSatX
povYSatXsA
uniCtoZatX; ustranAtX
proektirovatX
uniCtoZatXsA
vstreCatXsA
vstreCatX
posYlatX
strogatX
oplakivatX
polzatX
predpolagatX
rYsitX
istolkovYvatX
planirovatXsA
planirovatX
valitX tolpoj
umYvatXsA
pribliZatXsA
mYtX; stiratX
xudetX
pribegatX
puskatX begom
begatX; beZatX
obuzdYvatX
sistematizirovatX
mCatXsA
nagruZatXsA
gruzitX
snimatX SerstX
robetX
provoditXsA
provoditX; vesti; voditX
xoditX; dvigatXsA
vstreCatXsA
plavatX; plYtX
leleAtX
ostanavlivatXsA
ZaletX sebA
zaverSatXsA; zakanCivatXsA
zaverSatX; zakanCivatX
ZaletX
rasstEgivatX
slivatX
prosveWatX
beletX
teCX
zameCatXsA
zameCatX
rYdatX
opeSitX
podsteregatX
blagouxatX
ZaZdatX
golodatX
otkrYvatXsA
oZestoCatXsA
kvasitX
otkrYvatX
prokisatX
serditXsA
razvoditXsA
razliCatX; razQedinAtX
razluCatXsA
xoroSetX
smuWatXsA
osteregatXsA
blagoustraivatX
rasterAtXsA
SagatX
taraWitXsA
oCiWatX
zabluditXsA
kriCatX
svidetelXstvovatX
ukraSatX
vYzdoravlivatX
obvinAtXsA
obvinAtX
liSatXsA; rasstavatXsA
obmenivatXsA
obmenivatX
razdelAtX; otliCatX
prinimatX groznYj vid
gnatX
laskatXsA
laskatX
kruZitX
zanimatXsA
prevraWatXsA
vraWatX; prevraWatX
vraWatXsA; prevraWatXsA
toSnitX
proAsnAtXsA
proAsnAtX
kriCatX
sxvatYvatXsA
liSatXsA
bYtX skazannYm; govoritXsA
sporitX; sostAzatXsA
natravlivatX
zastavlAtX skazatX
skazatX; rasskazatX
xoditX vrazvalku
otdalAtXsA
bratXsA; bYtX vzAtYm
otdalAtX
udalAtXsA
borotXsA
bespokoitX
bespokoitXsA
izgonAtX
obmanYvatXsA
otvlekatX
obmanYvatX
zamenAtXsA
zamenAtX
obmenivatXsA
zapYxatXsA
bratX; poluCatX; pokupatX
naxoditX sposob
zdorovatXsA
opredelAtXsA; vYAsnAtXsA
opredelAtX; vYAsnAtX
otvesti; otvezti; otnesti
sovetovatXsA
rYCatX
informatizirovatX
xromatX
opravdYvatXsA
pererYvatX
opravdYvatX
CistitX
izbavlAtX
izbavlAtXsA
xudetX
zastupatXsA
meSatX
smeSivatXsA
obxoditX
sostAzatXsA v xitrosti
zavoroZitX
meCtatX
posvAWatXsA; prednaznaCatXsA
posvAWatX; prednaznaCatX
nesti na spine
gromko laAtX
ostavlAtX izliSek
navXJCivatXsA
uveliCivatX; povYSatX
vozrastatX; prevosxoditX; navXJCivatX
xudetX
obmYvatX pokojnika
deSevetX
speSitX; toropitXsA
veSatXsA
kormitX
prevYSatX
upletatX
obostrAtXsA
vozvYSatXsA
perepletatXsA
perevalivatX
vYstrelivatXsA
perestrelivatXsA
nazYvatXsA; imenovatXsA
nazYvatXsA
nazYvatX; imenovatX
izvergatXsA
vYpolnAtXsA
ispolnAtX
prinimatX uCastie
otpravlAtXsA; vYezZatX
propuskatX
SagatX
strelAtX; brosatX; rassvetatX
otAgoWatX
tAZeletX
CuvstvovatX bolX
priCinAtX bolX
boletX
zamenAtXsA
zamenAtX; menAtX
menAtXsA; perexoditX
otklonAtXsA
razgovlAtXsA
perevoraCivatXsA
perevoditX
oxotitXsA
valAtXsA
nakrenAtXsA
avtomatizirovatX
razvraWatXsA
soblaznAtX
kormitX
umenXSatXsA
umenXSatX
muCitXsA
muCitX
xudetX
lomatXsA
zamedlAtX
oslabevatX
stixatX
soperniCatX
vYraZatX; soobWatX
znatX; uznatX
obQedinAtXsA
obQedinAtX
obQedinAtXsA
zakanCivatX; zaverSatX
miritXsA
zakuporivatXsA
zatYkatX
konCatXsA; zaverSatXsA
zaderZivatX
zaderZivatXsA
pregraZdatX
delitXsA
delitXsA
drobitX
obosoblAtXsA
otdelAtX
bYtX okutannYm
delitX; vYdelAtX
razbuxatX
xvastatXsA
blokirovatXsA
blokirovatX
pritaitXsA
prikazYvatXsA
prikazYvatX
nadevatX povod na verblJda
vilAtX
maxatX
smutno vidnetXsA
nabivatX cenu
vYrYvatXsA
dErgatX
uvilivatX
uvilivatX
sYpatXsA gradom
povoraCivatXsA
izvivatXsA
skruCivatXsA
krutitX
iskaZatXsA
iskaZatX
burlitX
klubitXsA
vXJZitX
povoraCivatX
vetvitXsA
obrubatX vetvi
lomatXsA
xuliganitX
lomatX
paCkatXsA
paCkatX
lepetatX
tletX
rassYpatXsA
izlagatX
podCinAtX
podCinAtXsA
napravlAtXsA
napravlAtX
ocenivatXsA
ocenivatX; cenitX
programmirovatX
orientirovatX
pasti
bogatetX
razglAdYvatX
vYpuCivatXsA
obogaWatX
svAzYvatXsA
svAzYvatX
svAzYvatXsA
privAzYvatXsA
svAzYvatX; privAzYvatX
zameCatXsA; nablJdatXsA
prismatrivatXsA
datX zametitX
zameCatX; nablJdatX
ostepenitXsA
bitX molotom
roZatX
upodoblAtX
plavitX
plavitXsA
uxaZivatX
nablJdatX
govoritX basom
razvedYvatX
idti; exatX
peCatatXsA
tretirovatX
upravlAtXsA
upravlAtX; rukovoditX
bYtX zadavlennYm
nasedatX
naCinatXsA
poruCitX naCatX
naCinatX; vesti
davitX; nastupatX; peCatatX
pogruZatX
idti pudami
tonutX; zaxoditX; smetX
bratatXsA
rezatX (skot)
priuCatX
uvlekatX
delatX relXefnYm
prisposablivatXsA
prisposablivatX
bespokoitX
izobraZatXsA
izobraZatX
nejtralizovatX
reSitXsA
utverZdatXsA
utverZdatX; zakreplAtX
ukreplAtXsA
sxvatYvatXsA
naznaCatXsA
otmeCatX
aktivizirovatX
aktivizirovatXsA
davatXsA; predavatXsA; sdavatXsA
davatX
napravlAtXsA
izbegatX
oformlAtXsA
ukraSatX
otvraWatXsA
pravitX
davatX pokrasitX
krasitX
pomogatX
prognozirovatXsA
predpolagatX
bYtX; statX; proisxoditX
vXJZitX
slabetX
osvoboZdatXsA
osvoboZdatX
osvoboZdatXsA
blednetX
revetX
isparAtXsA
svAzYvatX
sgibatXsA
sgibatX
delatX tak
skladYvatX
portitXsA
portitX
trusitX
sQEZivatXsA
puskatX poCki
skrYvatX
ukutYvatXsA
pokrYvatX
brYzgatX
sobiratX v skladki
cifrovizirovatX
dokazYvatX
pripravlAtX
nadeAtXsA
nadeAtXsA poluCitX
vxoditX vo vkus
paAtX
leCitX
prevoznositX
graduirovatX
vYbivatXsA iz sil
droZatX
okruglAtXsA
katitXsA
gudetX
zvuCatX
uvlaZnAtX
privYkatX
gromYxatX
SumetX
gotovitXsA
poruCitX podgotovitX
gotovitX; podgotavlivatX
nositXsA bez tolku
otdYxatX
razvivatX
razvivatXsA
zaznavatXsA
obosoblAtXsA
vYdelAtX
vesti sebA razvAzno
peredavatXsA
poroCitX
gromko govoritX
osmelivatXsA
sporitX
osparivatX
bYtX na odnom urovne
podsYxatX
otdYxatX; dYSatX
zavarivatX
podderZivatX
pronikatX gluboko
paCkovatX
govoritX; nazYvatX
prekraWatX
katitXsA
podruZitXsA
SumetX
gluxo stuCatX
groxotatX
gremetX
vspoloSitXsA
stuCatX
rYdatX
truditXsA
polzatX
rYdatX
naklonAtXsA
preodolevatX
CitatX po slogam
seAtXsA
seAtX; saZatX
vojti v raZ
proseivatX
ustremlAtXsA
uvlekatXsA
podraZatX
neistovstvovatX
umilAtX
umilAtXsA
nastoroZitXsA
predstavlAtX
predstavlAtXsA
obraWatX vnimanie
umilAtXsA
kormitX grudXJ
leCitXsA
leCitX
sosatX
vnedrAtX
vvoditXsA
vvoditX; vnositX
vxoditX; pronikatX
lenitXsA
rastaplivatX
vozmuZatX
pereCitX
otliCatXsA
vYdelAtX
vesti za soboj
balovatX
laskatXsA
sedlatX
bratX s soboj
sledovatX; idti sledom
taAtX
vitXsA
zevatX
WaditX
oSaletX
vzrosletX
vzroslitX
mnogokratno uveliCivatXsA
umnoZatX
sCitatXsA
vYCislAtX; sCitatX
ustarevatX
uCitYvatXsA
predupreZdatXsA
predupreZdatX
uCitYvatX
slYSatXsA
soobWatX peCalXnuJ vestX
slYSatX
veAtX
delatXsA; soverSatXsA
delatX; soverSatX
mAtXsA
mAtX
mAtX
formatirovatX
gazificirovatX
gudetX
ZuZZatX
cvesti
revetX
groxotatX
sgibatXsA
prAstX
nJxatX
gnutX
vladetX
prisvaivatX
osvaivatXsA
osvaivatX
prisposablivatXsA
veritX
mAtX
stesnAtXsA
importirovatX
industrializirovatX
investirovatX
izvivatXsA
porYvatXsA
podtalkivatX
tolkatX
kivatX
umenXSatXsA
umenXSatX
zaderZivatX
zaderZivatXsA
zapiratX
vinitX
vlivatXsA
vklJCatX
pristupatX; bratXsA
xmuritXsA
vpuskatX
paCkatX
paCkatXsA
vxoditX
rZatX
poveseletX
priunYtX
pereselAtXsA
pereselAtX
pereezZatX
uveliCivatXsA; umnoZatXsA
umnoZatX
ozelenAtX
privAzYvatX AgnAt
zelenitX
zelenetX
smEtYvatX
zelenetX
maACitX
stanovitXsA poperEk
zatenAtX
licemeritX
zarYvatXsA
pomogatX
tusknetX
okajmlAtX
zakapYvatX
privYkatX
ugovarivatX
staretX
soglaSatXsA
vzbivatX
penitXsA
sCitatX izliSnim
vidnetXsA; kazatXsA
videtXsA
rascvetatX
ukraSatX
ukraSatX
pokazYvatXsA
pokazYvatX; ukazYvatX
videtX; ispYtatX
rastAgivatXsA
voroSitX
podnimatXsA; povYSatXsA
pooWrAtX
podnimatX; povYSatX; vYnositX
bYtX sglaZennYm
celitXsA
katalogizirovatX
dosadovatX
rasSirAtXsA
rasSirAtXsA
rasSirAtX
sovetovatX
sovetovatXsA
stanovitXsA prostornYm
opazdYvatX
zaderZivatX
proWatXsA
proWatX; pereZivatX
zapazdYvatX
proWatX
soxnutX
rYgatX
AzvitX
pitatX zlobu
soglasovYvatXsA
soglasovYvatX
soglaSatXsA; dogovarivatXsA
vYsmeivatX
privoditX; priCinAtX
prixoditX; priezZatX
grYztX
umenXSatX
soverSenstvovatXsA
CuvstvovatX sebA uniZennYm
uniZatXsA
uniZatX
vsxlipYvatX
umenXSatXsA
suSitX
zastrevatX
pererugivatXsA
potAgivatXsA
sCitatX nuZnYm
nuZdatXsA
nadrezatX
rastAgivatX
rezatXsA
vYSivatX
rezatX
uxoditX; uezZatX
vstreCatXsA
vstreCatX
vstreCatXsA
CeredovatXsA
celitXsA
broditX
odevatX
odevatXsA
valAtX vojlok
nadevatX; nositX
nadevatX na kogo-libo
kodirovatX
udostoverAtX
goretX
stonatX
tusknetX
vorCatX
WenitXsA
usilivatXsA
usilivatX
tuZitXsA
bormotatX
ogorCatXsA
ZeCX
nervniCatX
nastraivatX
sokruSatX
ruSitXsA
ZevatX ZvaCku
zanimatXsA
ugnetatX
pereZivatX
ulYbatXsA
ulYbatXsA
smeAtXsA vmeste
smeSitX
smeAtXsA
somnevatXsA
mAmlitX
gudetX
gulko stuCatX
vzduvatXsA
zavidovatX
perebivatXsA
xvastatXsA
pYxtetX
groxotatX
usloZnAtX
usloZnAtXsA
borotXsA
sgrebatX
gremetX
zavAzYvatXsA
zavAzYvatX
vzdYxatX
oZidatXsA
uxaZivatX za soboj
zastavlAtX ZdatX
ZdatX; uxaZivatX
oxranAtX
podstrigatX
migatX
zagovarivatXsA
prisposablivatX
mutnetX
mutitX
polYxatX
boltatX bez umolku
brosatX; kidatX
zagrAznAtXsA
zagrAznAtX
polYxatX
vozbuZdatXsA
toSnitX
trepetatX
zastavlAtX
zaAvlAtX
vYrazitelXno ispolnAtX
bYtX leleemYm
xolitX
mAmlitX
stavitX v zaslugu
obAzYvatXsA
obAzYvatX
poricatX
xarakterizovatX
saZatX
ezditX verxom; saditXsA
mYCatX
prikidYvatX
bYtX prozraCnYm
grustitX
peCalitXsA
prituplAtXsA
slomitX
prinimatX islam
zamoraZivatX
zamerzatX
mAtX
fYrkatX ot smexa
privoditX primerY
nasmexatXsA
idti zolotnikami
vzdremnutX
vaZniCatX
bleAtX
pribliZatXsA
upraZnAtXsA
vosxvalAtXsA
vosxvalAtX
gnutX
gnutXsA
smazYvatX
gnutXsA
pogruZatXsA
vAznutX
plavatX
makatX
specializirovatXsA
xvalitXsA
gorditXsA; xvastatXsA
xvalitX
proAvlAtX vAlostX
nagraZdatXsA
nagraZdatX
pXAnetX
likovatX
pozoritX
tugo svAzYvatX
drematX
bespokoitXsA
bespokoitX
izdevatXsA
bespokoitXsA
Arko goretX
pereskazYvatX
oxvatYvatX
osvaivatXsA
ovladevatX
namekatX
obitatX
prisvaivatX sebe
prazdnovatX
mAukatX
padatX duxom
priznavatXsA
priznavatX
pokorAtXsA
uveliCivatXsA
uveliCivatX
glodatX
zapinatXsA
drematX
ZaletX
numerovatX
tYkatX
ozarAtX
siAtX
ukazYvatX
uplotnAtXsA
uplotnAtX
ukreplAtXsA
ukreplAtX
naZimatX
uxudSatXsA
kolotX kopXEm
sCitatX zazornYm
ukraSatX uzorom
utoCnAtX
bYtX nedovolXnYm
propagandirovatX
obiZatXsA
koketniCatX
osnovYvatXsA
obosnovYvatX
kreditovatX
namerevatXsA
nabrasYvatX
prosYpatXsA
buditX
dolbitX
uedinAtXsA
vosstanavlivatX
popravlAtXsA
ispravlAtX
optimizirovatX
linAtX
vstupatX v soJz
vYdalblivatXsA
otklonAtXsA
dumatX; razmYSlAtX
produmYvatX
soveWatXsA
dumatX
igratX
rezvitXsA
zastavlAtX igratX
igratX
razorAtX
terpetX uron
dobYvatX
sCitatX nedostatoCnYm
oblamYvatXsA
otlamYvatX
raskaivatXsA
obvalivatXsA
razruSatX
izolirovatXsA
izolirovatX
CitatXsA
obuCatX; prepodavatX
namerevatXsA
zarAZatX
CitatX; uCitXsA
skakatX
vYpolnAtXsA; ispolnAtXsA
vYpolnAtX; ispolnAtX
vozvraWatXsA
zakutYvatXsA
zavoraCivatX
ukreplAtXsA
ukreplAtX
raspolagatXsA; razmeWatXsA
ustanavlivatXsA
ustanavlivatX
ustanavlivatXsA
ubYvatX napolovinu
centralizovatX
centrirovatXsA
doxoditX do seredinY
delitX
ZatX
fYrkatX
privYkatX
saZatX
perexoditX na osedlostX
sidetX; saditXsA
operirovatX
kolonizirovatX
pastisX
datX obognatX
opereZatX
sniZatXsA
dogovarivatXsA
formirovatX
kroitX
obmenivatXsA mneniAmi
gotovitXsA
varitX; peCX
varitXsA; pospevatX
murlYkatX
sopetX
povtorAtXsA
povtorAtX
fYrkatX
naskuCitX (IS pYstYru)
skuCatX (IS pYsu)
CvanitXsA
rassuZdatX
poAvlAtXsA
ispolXzovatXsA
ispolXzovatX; polXzovatXsA
ukrYvatXsA
listatX
litXsA (o slezax)
zanaveSivatX
nalivatX
strastno ZelatX
obnimatXsA
obnimatX
obnimatX
kiSetX
dokumentirovatX
menAtX
menAtXsA
porodnitXsA
vlivatXsA
rvatXsA
opoveWatX
bYtX osvedomlEnnYm
valitX
padatX
toskovatX
katitXsA vniz
cvesti
uvlekatXsA
strastno ZelatX
obescenivatXsA
bereZno otnositXsA
odobrAtX
suSitX
soxnutX
obrazovYvatXsA; sostoAtX
svoditX
gubitX
sostavlAtXsA
sobiratX
sostavlAtX
uvaZatX
krAkatX
vooruZatXsA
opoAsYvatX
sozdavatX; stroitX; osnovYvatX
propadatX
rvatX
izbavlAtXsA
besitXsA
besitXsA
spasatXsA
spasatX
prinimatX pozdravleniA
pozdravlAtX
uprAmitXsA
xnYkatX
kriCatX
CesatXsA
ZeCX
AzvitX
gulAtX
davitXsA
proglatYvatX
koketniCatX
zadYxatXsA
vertetXsA
vYglAdYvatX
delatX; soverSatX
povYSatX cenu
doroZatX
stesnAtXsA
ukutYvatXsA
ukutYvatX
gibnutX
britXsA
strogatX
striCXsA
Arostno sraZatXsA
striCX
uprAmitXsA
skoblitX
stesnAtX
stesnAtXsA
sokraWatX
sokraWatXsA
sderZivatX rYdaniA
bYtX vtisnutYm
vstavlAtX
ostavlAtX na zimovku
zimovatX
sZimatX
WekotatX
zavidovatX
interesovatXsA
gretXsA
interesovatX
lJbovatXsA
krasnetX
nagrevatX
sosluZivniCatX
nakalAtXsA
gorACitXsA
stuCatX
broditX
broditX
pustovatX
rassYxatXsA
privAzatX konA povodom
otdalAtXsA
upuskatX
dolbitX
izbegatX
beZatX; ubegatX
utomlAtX
istiratXsA
istiratX
nuZdatXsA
utomlAtXsA
prinimatXsA
zastavlAtX prinAtX
prinimatX
vospalAtXsA
sovpadatX
udruCatXsA
delatX sloAmi
kusatX
uvaZatX
kontrolirovatXsA
sleditX
vonzatXsA
stupatX
vtYkatX
gorevatX
striCX noZnicami
oboraCivatXsA
povoraCivatX
progibatXsA
straSitXsA
kipAtitX
kipetX
progibatXsA nazad
pridavatX silY
nabiratXsA sil
toCitX
povtorAtXsA
povtorAtX
vozvraWatXsA
vozvraWatX
vozvraWatXsA
kak bYtX
drematX
utolWatX
gustetX
formirovatX
formirovatXsA; skladYvatXsA
SutitX
luditX
bYtX vYloZennYm
ZelatX; xotetX; skladYvatX
suetitXsA
ostavlAtXsA
ostavlAtX
torCatX
zaslonAtX
plavatX
trAstisX
droZatX
ostatXsA
stegatX
peCalitXsA
zapiratXsA
zapiratX
sobiratXsA
zapasatX
oxvatYvatXsA
oxvatYvatX; vklJCatX
udovletvorAtX
udovletvorAtXsA
okrYlAtX
okrYlAtXsA
wkspluatirovatX
utolAtX
utolAtX
peCalitXsA
pokrYvatXsA
pokrYvatX
xarkatX
torCatX
poperxnutXsA
ottesnAtX
priCitatX
stalkivatXsA
vAlitX
zastavlAtX prYgatX
proklinatX
prYgatX
SagatX
sZimatXsA
finansirovatX
CernetX
temnetX
pomogatX
oglAdYvatXsA
CernitX
rassmatrivatXsA
rassmatrivatXsA
rassmatrivatX
povoraCivatX
smotretX; prismatrivatX
temnetX
xripnutX
oWupYvatX
xvatatX
capatX
karkatX
soprotivlAtXsA
staretX
obZigatX
vooruZatX
vooruZatXsA
CesatXsA
uporstvovatX
derevenetX
poCitatX svAWennYm
stoAtX tvErdo
poCitatX
CesatX
soobWatXsA
ezditX tuda i obratno
zatverdevatX
privlekatXsA
privlekatX
uCastvovatX; otnositXsA
tverdetX
uZestoCatXsA
ukreplAtX
oSibatXsA
skladYvatX sloAmi
tverdetX
vnuSatX opaseniA
opasatXsA
vossoedinAtXsA
obQedinAtXsA v soobWestvo
bujno rasti
drAxletX
zatragivatX
rYtXsA
rYtXsA
kopatX
meCtatX
otrezatX
obrYvatXsA
usloZnAtX
usloZnAtXsA
skladYvatX
otklonAtXsA
muCitXsA
muCitX
gikatX
razruSatX
razruSatXsA
naklonAtXsA
naklonAtX
stavitX; klastX; prekraWatX
sguWatXsA
privetstvovatX
proWatXsA
odobrAtX
razbaltYvatXsA
volnovatXsA
sguWatX
stavitXsA; bYtX postavlennYm
protAnutX ruku pomoWi
primenAtXsA
primenAtX; ispolXzovatX
podderZivatX
zaxvalivatX
upraSivatX
bratX pod ruku
sCitatX nedostatoCnYm
pereselAtXsA
poselAtXsA
vossedatX
gostitX
ustanavlivatXsA
ustanavlivatX
saditXsA
vskapYvatX
rYxlitX
razrYxlAtXsA
vaZniCatX
oberegatX
zaWiWatXsA
zaWiWatXsA
zaWiWatX
okruZatXsA
okruZatX
xrapetX
oxranAtXsA
perevarivatXsA
podvoditX itogi
obobWatX
pitatX
pitatXsA
uniZatXsA
uniZatX
xrapetX
pugatX
boAtXsA
sCitatX sebA uniZennYm
oberegatX
prisoedinAtXsA; dobavlAtXsA
privAzYvatX poparno
udvaivatXsA
udvaivatX
podderZivatX
dobavlAtX; prisoedinAtX; vklJCatX
vYgruZatX
dvigatX
dvigatXsA
dvigatX
vozbuZdatX
vozbuZdatXsA
ZaritXsA
ZaritX
stesnAtXsA
gonAtX
radovatX
radovatXsA
lukavo SutitX
uvAdatX
nabiratXsA sil
podderZivatX
presledovatX
soxnutX
skladYvatX (ruki)
gnatX; presledovatX
oformlAtX
naslaZdatXsA
podtverZdatXsA
podtverZdatX
naslaZdatXsA
reformirovatX
obiZatXsA drug na druga
obiZatX
obiZatXsA
regulirovatXsA
regulirovatX
vooduSevlAtX
vooduSevlAtXsA
privoditX v sootvetstvie
sootvetstvovatX
zdorovatXsA
narAZatXsA
vpitYvatX
vpitYvatXsA
iznemogatX
izmatYvatX
vstrAxivatXsA
trAsti
ukazYvatX
Zadno pitX
cepenetX
morositX
rasparYvatXsA
rugatXsA
rasparYvatX
razgovarivatX; besedovatX
datX govoritX
govoritX; razgovarivatX
delatX tak
gasitX; vYklJCatX
gasnutX; tuxnutX
sovatXsA
vsovYvatX
razbavlAtX
razZiZatXsA
svalitX
rastAnutXsA
xoroSetX
smotretX s ZadnostXJ
otbiratXsA
sortirovatX
spraSivatXsA
prositXsA
rasspraSivatX
rasspraSivatX
spraSivatX; prositX
blednetX
prinimatX groznYj vid
besedovatX
vYZimatXsA
WuritXsA
podglAdYvatX
vYZimatX
vmeWatXsA
zvenetX
tixo plakatX
SeptatX
zasuCivatX rukava
SelestetX
vmeWatX
poklonAtXsA
umeWatXsA
uvaZatX drug druga
daritX
prixoraSivatXsA
StukaturitX
ZurCatX
zalivatXsA smexom
otgovarivatXsA
prixramYvatX
ispYtYvatXsA
ispYtYvatX drug druga
ispYtYvatX; kritikovatX
lomatX; razbivatX
lomatXsA; razbivatXsA
smetatXsA
podmetatX
vesti sebA uCtivo
xixikatX
skripetX
vYsmeivatX
sdvigatX
katatXsA s gorki
skolXzitX
skolXzitX
delitXsA tajnami
krasitX
nYtX
zabolevatX
stegatX
stegatX
uskolXzatX
razdavlivatX
svistetX
CertitXsA
nYtX
CertitX
otdYxatX v teni
puteSestvovatX
skuCatX
derZatXsA vblizi
zvonko govoritX
sbivatXsA s nog
izbivatX
bYtX svAzannYm
vdevatX nitku
bitX
sostAzatXsA
izbiratXsA
izbiratX
veselitXsA
petX
stroitXsA; vkladYvatXsA
sravnivatXsA
sravnivatX
boltatXsA
svisatX
gremetX
vzveSivatX
xolodatX
klastX; stroitX; vkladYvatX
paritX
stoAtX rAdami
sCitatXsA
pereCislAtX
sCitatXsA
sCitatX
breditX
broditX bez dela
perelivatX
nasaZivatX na rukoAtX
stuCatX
soxranAtXsA
straxovatX
osteregatXsA
xranitX; soxranAtX
ZeltetX
tomitXsA
sortirovatX
analizirovatX
priCitatX
issAkatX
burlitX
slivatX do ostatka
iznemogatX ot oZidaniA
treWatX
rasterAtXsA
rasterAtXsA
vonAtX
prodavatXsA
prodavatX
vYzdoravlivatX
ozdoravlivatX
obuCatX gramote
torgovatXsA
torgovatX
struitXsA
doitX
stavitX na scene
xmuritXsA
morositX
sYpatX
prYgatX
podprYgivatX
redetX
trAstisX
otkarmlivatX
tolstetX
usYxatX
ubeZdatX
broditX bescelXno
veritX; doverAtX
sklonAtX
bYtX sputnikom
vYtAgivatXsA
osveZatX
osveZatXsA
razmaxivatX
rasseivatXsA
otbrasYvatX
gulAtX
opasatXsA
raspolzatXsA
podozrevatX
oWuWatXsA
CuvstvovatX; osoznavatX
CuvstvovatX; oWuWatX
moCitXsA
sinxronizirovatX
oWupYvatX
opisYvatXsA
opisYvatX
gladitX
zakoldovYvatX
proreZivatX
redetX
skanirovatX
udarAtXsA
voevatX; sraZatXsA
bitX; kovatX; zaezZatX
rezatX skot
raskaCivatXsA
vAnutX
sozdavatX
torCatX
stalkivatXsA
natalkivatXsA
udarAtX
stekatX struAmi
torCatX
sosatX
bYtX osuZdEnnYm
suditX
rastAgivatX
tAnutXsA
tAnutX
standartizirovatX
polivatX
vYdErgivatXsA
vYdErgivatX
oxlaZdatX
oroSatXsA
polivatX
SelestetX
moknutX
moCitX
izobraZatX
SelestetX
utolAtX ZaZdu
skolXzitX
ostYvatX
lJbitX; celovatX
okunatX
nYrAtX
radovatXsA
celovatXsA
podderZivatX
opiratXsA
podderZivatX
teretXsA
teretX
voloCitXsA
taWitX
vosxiWatXsA; lJbovatXsA
imetX Zalkij vid
spotYkatXsA
strogatX
vAlitX
vYtiratXsA
vYtiratX
provoditX
proceZivatXsA
proceZivatX
nasmexatXsA
zaverSatX
razQAsnAtX podrobno
vospitYvatXsA
vospitYvatX
konfiskovatX
SitXsA
SitX; saZatX; vperAtX
nastoroZitXsA
vYprAmlAtX
rezatX na lomti
besedovatX
branitX
prositX milostYnJ
ZelatX
razrezatX
SaritX
oZivlAtX
oZivatX
upiratXsA
podpiratX
registrirovatXsA
soCetatX
soCetatXsA
registrirovatX
kusatX
vzdragivatX
droZatX
vYstraivatXsA
nanizYvatX
vstavatX na koleni
obuzdYvatX
nanizYvatX
okolaCivatXsA
oprokidYvatXsA
perevoraCivatX
dratXsA
bitX
litXsA
litX
prinositX priplod
oplaCivatXsA
zastavlAtX platitX
platitX
sniZatX
sniZatXsA
navisatX
navisatX
proxoditX na poCEtnoe mesto
stelitXsA
stelitX
idti naprAmik
vYderZivatX
terpetX
formulirovatXsA
formulirovatX
zaklJCatX
zamYkatXsA
zamYkatX
ukutYvatXsA
plotno zakrYvatX
prostuditXsA
zadYxatXsA
duSitX
xmuritXsA
otstaivatX
otstaivatXsA
prigibatX
ponuritX golovu
vozvoditX; podnimatX
paralizovatX
obessiletX
stabilizirovatX
stabilizirovatXsA
ostanavlivatXsA
stoAtX; ZitX; vstavatX
strenoZivatX
namekatX
zaikatXsA
zatmevatXsA
potreblAtXsA
potreblAtX
zagoratXsA
slivatXsA
zaZigatX
bYtX arestovannYm
arestovYvatX
sCitatX
solitXsA
zasolAtXsA
solitX
prAtatXsA
zatYkatX
uplotnAtXsA
uplotnAtX
zasovYvatX
zapreWatX
vosstanavlivatX silY
udobrAtX
prosluSivatXsA
sluSatX
trenXkatX
prekraWatXsA
zapreWatX
otdYxatX
bespokoitXsA
uspokaivatXsA
uspokaivatX
zaverSatX
zatixatX
neterpelivo dErgatXsA
topotatX
postukivatX
toptatXsA na meste
dokuCatX
staratXsA; stremitXsA
morWitXsA
karabkatXsA
boronitX
carapatX
carapatX
SurSatX
obtAgivatX
pribliZatXsA
prikalYvatXsA
naznaCatXsA
naznaCatX
nadevatX
skolXzitX
udivlAtX
udivlAtXsA
privAzYvatXsA
udivlAtXsA
metitX
vYbiratXsA
izumlAtXsA
vYbiratX; izbiratX
perevAzYvatX
naxoditXsA; najtisX
poklonAtXsA
vruCatX
naxoditX drug druga
zloradstvovatX
upiratXsA
naxoditX; zarabatYvatX; roZatX
skolXzitX
vesti sebA razvAzno
robetX
vYsokomerniCatX
ustavatX
terAtX soznanie
podvergatXsA razgrableniJ
stremitXsA
sporitX
grabitX
analizirovatXsA
analizirovatX; razbiratX
slabetX
stremitXsA
obsuZdatXsA
obsuZdatX
razbivatX
nemetX
kapatX
puskatX korni
kapatX
lJbovatXsA; naslaZdatXsA
kormitX
pitatXsA; kuSatX
priCmokivatX
kapatX
priznavatXsA
predstavlAtXsA
znakomitX; predstavlAtX
znakomitXsA
pokazYvatX
uznavatX; znatX
otrekatXsA
sdvigatXsA s mesta
poruCatXsA
sdavatX
toptatXsA
toptatX
stuCatX
podkovYvatX
pribliZatXsA
pridvigatX vplotnuJ
govoritX skladno
ispYtYvatX nuZdu
suZivatX
suZivatXsA
rasprostranAtXsA
razvetvlAtXsA
priCEsYvatXsA
rasprostranAtXsA
rasprostranAtX; razdavatX
rasxoditXsA; rasprostranAtXsA; CesatX
vzveSivatX
bitX perednimi nogami
tAnutXsA
sderZivatXsA
borotXsA
dErgatX
tAnutX; privlekatX; kuritX
nuZdatXsA
perevozitXsA
perevozitX
topatX
prAtatXsA
prAtatX
razlivatXsA
brosatXsA
brosatX; ostavlAtX
vozitX
probovatX
stoitX
miritXsA
istoWatX
konCatXsA
CistitX; oCiWatX
oCiWatX
oCiWatXsA
sravnAtXsA
uravnivatX
ravnAtXsA
sravnivatX
uravnoveSivatXsA
uravnoveSivatX
sCitatX rovnej
kaCatXsA
tormozitXsA
tormozitX
volnovatX
volnovatXsA
lAgatXsA
pinatX; lAgatX
proverAtXsA
proverAtX
smotretX s molXboj
pripisYvatX
bitX nogami
topatX
otricatX
kaCatXsA
kaCatX
kaCatX
uglublAtX
uglublAtXsA
potetX
sobiratX
ustavitXsA
testirovatX
protYkatX
uskorAtX
uskorAtXsA
zakreplAtX
trogatX; zadevatX
kasatXsA; dostatXsA
kasatXsA
peresekatXsA
kupatX ovec
popolnAtX
naedatXsA
oxlaZdatX
nagibatXsA
mErznutX
naedatXsA
prazdnovatXsA
prazdnovatX
otraZatX
volnovatX
volnovatXsA
roZatX
obdumYvatX
popolnAtXsA
bYtX v rascvete
popolnAtXsA
dopolnAtX; popolnAtX
prekraWatXsA
volnovatXsA
volnovatXsA
zapolnAtXsA
napolnAtX; zapolnAtX
napolnAtXsA
vYpACivatXsA
xmuritXsA
bYtX ograblennYm
grabitX
tolpitXsA
gruppirovatXsA
splaCivatXsA
gruppirovatX
tkatXsA
zastaivatXsA
sxoditXsA
ostanavlivatXsA na CEm-libo
priostanavlivatXsA
ostanavlivatXsA
ostanavlivatX; prekraWatX
ostanavlivatXsA
tkatX
otCaivatXsA
oputYvatX
podsteregatX
zapinatXsA
CuZdatXsA
ZdatX
okislAtXsA
iznaSivatX
iznaSivatXsA
poroZdatX
poroZdatX
voznikatX
porodnitXsA
poroZdatX
vYprAmlAtX
kroSitX
roZdatXsA; roZatX; vosxoditX
zavAzYvatX
razoCarovYvatX
otCaivatXsA
CixatX
bYtX uCtEnnYm
proverAtX naliCie
polnostXJ issAkatX
izrasxodovatX polnostXJ
sZimatXsA
rezJmirovatX
sxoditXsA
prikalYvatX
oWuWatX
plevatX
obnovlAtX
linAtX
mraCnetX
noCevatX
perepletatX
sodrogatXsA
raznoobrazitX
vidoizmenAtXsA
tolkatX
tolkatX
zasuCivatX
ponimatX drug druga
obQAsnAtX
ponimatX
opuskatXsA
spuskatX; ronAtX; snimatX
padatX; spuskatXsA; popadatX
razQAritXsA
dYmitX
terpetX
vYstraivatXsA
ispravlAtXsA
ispravlAtXsA
ispravlAtX
vYprAmlAtX
sostavlAtX
osloZnAtXsA
obostrAtX
sZimatX v gorsti
propovedovatX
pereZivatX
uspokaivatXsA
kroSitX
kroSitX
otravlAtXsA
otravlAtX
massirovatX
wksportirovatX
wlektrificirovatX
obQAvlAtX
svAzYvatXsA
soobWatX
zapisYvatX
svalivatX v kuCu
vglAdYvatXsA
dolbitX
dutX
usilivatX
usilivatXsA
kroSitXsA
agitirovatX
teretX
nakaplivatXsA
kruZitXsA
kruZitX
teretXsA
teretX
ZenitXsA
soglasovYvatXsA
soglasovYvatX
soCetatXsA
tolpitXsA
privYkatX
uCitXsA; privYkatX
obuCatXsA
uCitX; priuCatX
trepetatX
vnositX vklad
raspredelAtXsA
raspredelAtX
delitX
modelirovatX
uspevatX
uveliCivatXsA
uveliCivatXsA
uveliCivatX
obnadEZivatX
nadeAtXsA
molCatX
bYtX sozvuCnYm
zvatX
wkonomitXsA
wkonomitX
uZasatXsA
pugatX
pugatXsA
dutX
vzQeroSivatXsA
laAtX
morozitX
nadbavlAtX
obmoraZivatXsA
gladitX utJgom
rvatXsA
tomitXsA
rvatX
rAvkatX
mCatXsA
mCatXsA
mCatXsA
nYtX
udiratX
uzakonivatX
povreZdatX
tomitXsA oZidaniem
stenatX
ispYtYvatX golovokruZenie
prikrikivatX
vglAdYvatXsA
skuCatX
osmYslivatX
issledovatXsA
issledovatX; izuCatX
nadrYvatXsA
uveliCivatXsA
uveliCivatX
peresilivatX sebA
prinuZdatX
mCatXsA
AdernYj
morWinistYj
izrAdnYj
spravedlivYj
nespravedlivYj
spravedlivYj
metodiCeskij
literaturnYj
krasivYj
nevospitannYj
veZlivYj
obYCnYj
znamenitYj
slabYj
silXnYj
mirovoj
potencialXnYj
socialXnYj
socialXno-wkonomiCeskij
slabYj
universalXnYj
oCenX krasivYj
raznYj; raznoobraznYj
izAWnYj
vpeCatlAJWij
voennYj
uvlekaJWijsA
poCitaemYj
nauCnYj
nauCno-texniCeskij
vlJblEnnYj
CudesnYj
udivitelXnYj
globalXnYj
kosmiCeskij
vekovoj
vnutrennij
krupnYj
fundamentalXnYj
sosednij
delovoj
delovoj
delovoj
dobrYj
meZregionalXnYj
regionalXnYj
sploSX, vse kak odin
smelYj
obidCivYj
mErtvYj
produktivnYj
neproduktivnYj
proizvodstvennYj
obrazcovYj
beznravstvennYj
promYSlennYj
iskusnYj
neiskusnYj
oCenX ostrYj
gordYj
mAteZnYj
vYsokomernYj
loZnYj
lZivYj
prexodAWij
ostrYj
proSlYj
perexodnYj
wgoistiCnYj
svoeobraznYj
aktualXnYj
drugoj
inoj
neizmennYj
izmenCivYj
stroptivYj
sovsem sYroj
gniloj
pustYnnYj
polupustYnnYj
sroCnYj
glubokij
pEstrYj
vostoCnYj
tvorCeskij
terpelivYj
neterpelivYj
krepkij
istinnYj; nastoAWij
pravdivYj
iskrennij
istinnYj
nebolXSoj
svetloglazYj
pYlXnYj
volosatYj
svarlivYj
besputnYj
obidCivYj
neznaCitelXnYj
bYstrYj
kvadratnYj
ustavSij
bespomoWnYj
xozAjstvennYj
radostnYj
radostnYj
krasnoreCivYj
iskusnYj
pograniCnYj
graniCaWij
beskoneCnYj
smeZnYj
ograniCennYj
inostrannYj
krajnij
sYroj
celebnYj
provornYj
ostrokoneCnYj
korotkij
solneCnYj
SumnYj
soCnYj
stesnitelXnYj
besstYdnYj
stYdlivYj
ponAtlivYj
ponAtlivYj
bYstrYj
legkomYslennYj
kollektivnYj
sonlivYj
sonnYj
velikij
neobQAtnYj
nacionalistiCeskij
patriotiCnYj
meZnacionalXnYj
nacionalXnYj
zabYvCivYj
nezabYvaemYj
nepriAtnYj, otricatelXnYj
oCenX dlinnYj
neakkuratnYj
akkuratnYj
ponAtlivYj
poxoZij
svarlivYj
melkij
bezobraznYj
sderZannYj
udaCnYj
mobilXnYj
dlinnYj
prodolgovatYj
dolgij; dlitelXnYj
dolgosroCnYj
udobnYj
neudobnYj
vlaZnYj
bezvolXnYj
druZnYj
ZaZduWij, tomAWijsA
userdnYj
bezYniciativnYj
oCenX gorACij
kompaktnYj, kratkij
neoxotnYj
userdnYj
vliAtelXnYj
veroAtnYj
rastoCitelXnYj
gorACij; Zarkij
zlobnYj
tonkij
SelkovistYj
wnergiCnYj
bezvolXnYj
tonJsenXkij
bezrabotnYj
mAgkij
CEtnYj
mAgkij-premAgkij
tonenXkij
aromatnYj
tonkij
zaraznYj
skudnYj
tEplYj
teplovatYj
nedviZimYj
dviZimYj
plaksivYj
godovoj
bYstrYj
gladkij
blestAWij
polovoj
sumasSedSij
tEplenXkij
rvanYj
priAtnYj
ugodlivYj
nepriAtnYj
novYj
novatorskij
doZdlivYj
oSiboCnYj
zakrYtYj
lipkij
dikij
globalXnYj
prostoj
bezmAteZnYj
vesElYj
udobnYj
vesElYj
neudobnYj
blagorodnYj
odinokij
loZnYj
golYj
bosoj
golYj
s nepokrYtoj golovoj
obWij
obWenacionalXnYj
obobWEnnYj
obWekazaxskij
vsenarodnYj
ploskij
ediniCnYj
lenivYj
blestAWij
ploxoj
vsestoronnij
soCuvstvuJWij
kosvennYj
novenXkij
soverSenno odinokij
soverSenno golYj
sovsem ploskij
oCenX blizkij
oCenX xoroSij
oCenX svetlYj
molodenXkij
Arko-zelEnYj
vseobWij
blizkij
xoroSij
uveCnYj
svetlYj
godnYj
negodnYj
glasnYj, publiCnYj
bednYj
svetlYj
siAJWij
CastiCnYj
molodoj; JnYj
zelEnYj
robkij
tajnYj
poddelXnYj
iskusstvennYj
robkij
CuZoj
doZdlivYj
zlodejskij
bezotvetstvennYj
otvetstvennYj
vraZeskij
letnij
nevinnYj
vinovnYj
pisXmennYj
lEgkij
legkomYslennYj
sroCnYj
otdelXnYj; liCnYj
CastnYj
merzkij
legkomYslennYj
vetrenYj
bezvetrennYj
korrumpirovannYj
oCenX lEgkij
mestnYj
bezzemelXnYj
vdovYj
sirotskij
veduWij
nedostatoCnYj
dostatoCnYj
CastYj
otvratitelXnYj
sobrannYj
nakopitelXnYj
rYZij
verxnij
vYsokij; verxnij
WedrYj
nedobrosovestnYj
tolstYj
smirnYj
tolstennYj
isxudalYj
sistemnYj
sistemnYj
nervnYj
bYstrYj
SerstistYj
besserdeCnYj
smelYj
izvestnYj
Zalkij
kovarnYj
bespoWadnYj
moroznYj
naivnYj
prostoduSnYj
golodnYj
otkrYtYj; AsnYj
otkrYtYj
svetlo-sinij
rasseAnnYj
otkrYtYj
ZadnYj
vspYlXCivYj
serditYj
gorXkij; ostrYj
milovidnYj
neostoroZnYj
absolJtnYj
predpoCtitelXnYj
CestnYj
gumannYj
CeloveCeskij
bujnYj
agrarnYj
agropromYSlennYj
kriklivYj
nevinovnYj
vinovnYj
doblestnYj
vnuSitelXnYj
mesACnYj
regionalXnYj
peremennYj
neizmennYj
AsnYj
osobYj
znaCitelXnYj
akademiCeskij
smetlivYj
pervYj
dalEkij
gigantskij
dalEkij
pEstrYj
rasseAnnYj
bezmAteZnYj
pEstrYj
nizkij
predYduWij; perednij
predstoAWij
obmanCivYj
smennYj
alYj
zolotistYj
raznoobraznYj
vYnuZdennYj
Zivoj; nevredimYj
amerikanskij
AsnYj
analitiCeskij
oCenX gorXkij
soverSenno AsnYj
oCenX dalEkij
soverSenno AsnYj
oCenX xudoj
oCenX deSEvYj
oCenX tAZElYj
avarijnYj
avarijnYj
belosneZnYj
eZenedelXnYj
belYj
belovatYj
deneZnYj
bezdeneZnYj
platnYj
umnYj
mudrYj
neumnYj
glupYj
poslednij
besplatnYj
privetlivYj
istinnYj
dobroduSnYj
informacionnYj
raduSnYj
dobroduSnYj
svetlolicYj
xromoj
svetlovolosYj
dalXnij
xudoj
smeSannYj
neCistYj
vraZduJWij
CestnYj
meCtatelXnYj
specialXnYj
specialXnYj
bessovestnYj
liSnij
preimuWestvennYj
zadnij
arxeologiCeskij
deSEvYj
pospeSnYj
dragocennYj
neobuzdannYj
podvesnoj
vozvYSennYj
niZnij
inoskazatelXnYj
tWeslavnYj
znamenitYj
imennoj
bezYmAnnYj
atmosfernYj
ispolnitelXnYj
selXskoxozAjstvennYj
selXskij
tAZElYj
tAgostnYj
peremennYj
ustnYj
razgovornYj
rajonnYj
masStabnYj
sostoAtelXnYj
bolXnoj
avtomatiCeskij
malYj; nemnogoCislennYj
graZdanskij
muCitelXnYj
svobodnYj
aziatskij
nekvalificirovannYj
kvalificirovannYj
obrazovannYj
uCEnYj
neobrazovannYj
znaJWij
soverSenno odinakovYj
vYsoCennYj
obQedinEnnYj
edinYj
odnostoronnij
nekotorYj
uprAmYj
odinakovYj
unikalXnYj
sovmestnYj
edinYj
strannYj
gustoj
neprimirimYj
bJdZetnYj
postoronnij
otdelXnYj
CuZoj
SeroxovatYj
zamknutYj
kudrAvYj
mutnYj
mutnYj
neoproverZimYj
bezoblaCnYj
oblaCnYj
oCenX kudrAvYj
massovYj
perCEnYj
bYvSij
nepravilXnYj
isporCennYj
isporCennYj
xuliganskij
besporAdoCnYj
rYxlYj
proSlogodnij
davnij
proCnYj
medlennYj
cennYj
bescennYj
bogatYj
zaZitoCnYj
bednYj
iskonnYj
svAzannYj
stepennYj
sveZij
glinistYj
detskij
sveZij
bankovskij
nesCastnYj
sCastlivYj
nevezuCij
glavnYj
preobladaJWij
prioritetnYj
bezdomnYj
drugoj; inoj
upravlenCeskij
glavnYj
naCalXnYj
naCalXnYj
smelYj
xrabrYj
zapadnYj
bolotistYj
bratskij
laskovYj
bazovYj
avtoritetnYj
neavtoritetnYj
sklonnYj
bednYj
mirnYj
raznuzdannYj
neizvestnYj
bespokojnYj
tAZkij
bespeCnYj
neoficialXnYj
neznakomYj
nejtralXnYj
izvestnYj
neizvestnYj
aktivnYj
proCnYj
bliZnij
besstYZij
besserdeCnYj
neZnYj
vYsokij
nYneSnego goda
biologiCeskij
falXSivYj
roslYj
xolostoj
roslYj
utverditelXnYj
otricatelXnYj
buduWij
drAblYj
neznaCitelXnYj
soverSenno pustoj
sovsem blednYj
metelXnYj
svobodnYj; pustoj
vAlYj
svetlo-serYj
blednovatYj
CalYj
segodnASnij; nYneSnij
vsemirnYj
gorbatYj
isporCennYj
soverSenno celYj
psevdonimnYj
celYj
cifrovoj
vkusnYj
nevkusnYj
oCenX vkusnYj
bessilXnYj
tradicionnYj
ogromnYj
ogromnYj
sostoAtelXnYj
religioznYj
religioznYj
religioznYj
bezboZnYj
kruglYj
soverSenno kruglYj
grubYj
vraZdebnYj
soverSenno pravilXnYj
pravilXnYj
vlaZnYj
SumnYj
xvastlivYj
tWeslavnYj
slavnYj
gotovYj
stepnoj
stepnoj
razvitYj
razvivaJWijsA
mudrYj
odarEnnYj
otdelXnYj; ediniCnYj
WedrYj
besspornYj
debetovYj
korenastYj
demokratiCeskij
dorodnYj
samostoAtelXnYj
bolXnoj
diplomatiCeskij
tupoj
zlobnaA
druZeskij
vsemirnYj
alCnYj
pokatYj
trudolJbivYj
trudolJbivYj
ogromnYj
roslYj
vYsokij
drevnij
neuklJZij
znaCitelXnYj
zemledelXCeskij
poZiloj
suverennYj
dvustoronnij
dvuliCnYj
dvuAzYCnYj
patriotiCnYj
znaCitelXnYj
nezametnYj
leCebnYj
passivnYj
dalXnejSij
nelovkij
lovkij
nevolXnYj
dobrovolXnYj
lenivYj
otvaZnYj
osobYj; osobennYj
neobYknovennYj
vzroslYj
svobodnYj
izbalovannYj
izbalovannYj
geroiCeskij
zavtraSnij
drevnij
skazoCnYj
starYj
konservativnYj
ustarevSij
razumnYj
polnYj
blizkij
bez mAsa
mAsnoj
evropejskij
filosofskij
fiziCeskij
gendernYj
geografiCeskij
grammatiCeskij
gibkij
bez zapaxa
paxuCij
uCtivYj
blagoj
gibkij
negibkij
naboZnYj
beznravstvennYj
robkij
stesnitelXnYj
blagovospitannYj
infekcionnYj
innovacionnYj
interaktivnYj
investicionnYj
izvilistYj
obYCnYj
nevernYj
starYj; poZiloj
professionalXnYj
professionalXnYj
malYj; mladSij
nebolXSoj
malYj
skromnYj
malenXkij
visokosnYj
vinovnYj
nevinovnYj
kroxotnYj
CeloveCnYj
kniZnYj
ZalostlivYj
vesElYj
grustnYj
solidnYj
koCevoj
sizYj
goluboj
posinevSij
sinij; goluboj
sine-zelEnYj
golubovatYj
aktualXnYj
sinij-presinij
vesennij
naklonnYj
tenistYj
obQEmnYj
CErnYj kak ugolX
vspomogatelXnYj
tusklYj
terpelivYj
drevnij
mnogij; mnogoCislennYj
obWitelXnYj
mnogonacionalXnYj
mnogoletnij
mnogostoronnij
mnogodetnYj
mnogourovnevYj
mnogowtaZnYj
mnogoslovnYj
mnogootraslevoj
mnogoAzYCnYj
mnogie
mnogotomnYj
nekrasivYj
krasivYj
sosednij
prozorlivYj
xudoZestvennYj
naglAdnYj
vidnYj
padkij
bezborodYj
optovYj
glazastYj
bezrassudnYj
Sirokij; prostornYj
rasSirennYj
velikoduSnYj
snisxoditelXnYj
vCeraSnij
kompleksnYj
veCernij
SeroxovatYj
bednYj
tamoZennYj
posleduJWij; pozdnij
mstitelXnYj
zaikaJWijsA
statnYj
buduWij
sleduJWij
menXSij
mudrYj
zrelYj
uveCnYj
obdelEnnYj
oCenX Sirokij
WegolevatYj
nenuZnYj
nuZnYj
CudesnYj
reakcionnYj
zanosCivYj
oCerednoj
svAWennYj
klassiCeskij
klimatiCeskij
kommerCeskij
kommunalXnYj
meZkonfessionalXnYj
konstitucionnYj
konsulXtativnYj
korporativnYj
kvazigosudarstvennYj
tusklYj
silXnYj; moWnYj
podozritelXnYj
ruxnuvSij
ulYbCivYj
smeSlivYj
fioletovYj
smeSnoj
somnitelXnYj
nesomnennYj
greSnYj
bezgreSnYj
dnevnoj
eZednevnYj
solneCnYj
oCenX silXnYj
sloZnYj
burYj
osennij
priAtnYj
mutnYj
dostojnYj
dostojnYj
grAznYj
leksiCeskij
liriCeskij
veCnYj
veCnYj
znamenitYj
vYnuZdennYj
vYnuZdennYj
kulXturnYj
kulXturno-prosvetitelXskij
nekulXturnYj
kulXturnYj
izvestnYj
znaCimYj
vYrazitelXnYj
bessmYslennYj
neobAzatelXnYj
obAzatelXnYj
bezupreCnYj
prozraCnYj
soverSenno prozraCnYj
grustnYj
peCalXnYj
neftegazovYj
neftenosnYj
ledAnoj
tWatelXnYj
nuZdaJWijsA
usatYj
nuZdaJWijsA
ledAnoj
ledAnoj
boltlivYj
nemoj
oCenX krepkij
silXnYj
nezYblemYj
soderZatelXnYj
blizkij po znaCeniJ
bessmYslennYj
vaZnYj
nevaZnYj
xlopotnYj
melkij
ZirnYj
neZirnYj
maksimalXnYj
bezmAteZnYj
karXeristskij
priemlemYj
tupoj
mAgkij kak vata
xvastlivYj
xvastlivYj
niCtoZnYj
pokojnYj
pXAnYj
pXAnstvuJWij
matematiCeskij
bespokojnYj
soderZatelXnYj
bessoderZatelXnYj
otstalYj
medicinskij
dobrYj
nedobrYj
gostepriimnYj
meZgosudarstvennYj
gosudarstvennYj
sobstvennYj
vYsokomernYj
pogibSij
periodiCeskij
bessroCnYj
metallurgiCeskij
mexaniCeskij
slaboumnYj
mifiCeskij
minimalXnYj
mobilXnYj
obilXnYj
smirnYj
xrupkij
muzYkalXnYj
invalidnYj
vozmoZnYj
nesCastnYj
rasovYj
rezulXtativnYj
bezrezulXtatnYj
neZnYj
nastoAWij
narkomanskij
ploxoj
neveZestvennYj
samolJbivYj
liSEnnYj Cesti
CestolJbivYj
oCenX ploxoj
konkretnYj; toCnYj
rYnoCnYj
nedovolXnYj
bolXnoj
osnovnoj
neobosnovannYj
pravYj; poloZitelXnYj
lEgkij; prostoj
udobnYj
JZnYj
oblastnoj
mYslAWij
vdumCivYj
bezdumnYj
neumelYj
desAtiCnYj
oCenX lEgkij
verolomnYj
obosoblennYj
uCebno-metodiCeskij
russkoAzYCnYj
ogromnYj
lesistYj
neustojCivYj
ustojCivYj
srednij
srednij
srednij
centralXnYj
srednesroCnYj
obWij
slabYj
osedlYj
oteCestvennYj
patriotiCeskij
semejnYj
peredovoj
peredovoj
spelYj
nezrelYj
bojkij
nadmennYj
besprocentnYj
korYstnYj
poleznYj
bespoleznYj
besprizornYj
vzAtoCniCeskij
blagorazumnYj
parlamentskij
partijnYj
pedagogiCeskij
plenarnYj
praktiCeskij
prezidentskij
progressivnYj
proporcionalXnYj
psixiCeskij
psixologiCeskij
strastno ZelaJWij
izmenCivYj
blednYj
neoxotnYj
ZelaJWij
uvleCEnnYj
pesCanYj
supesCanYj
plodorodnYj
neplodorodnYj
cennYj
obescenennYj
soverSenno suxoj
sekretnYj
imeJWij pravo
pravovoj
suxoj
strukturnYj
sbornYj
sostavnoj
uvaZaemYj
uprAmYj
kislYj
kosoj
kosoglazYj
ugolovnYj
dorogoj
dorogoj; dragocennYj
oCenX dorogoj
korotenXkij
Arko-krasnYj
bditelXnYj
uprAmYj
ujma
zimnij
korotkij
kratkosroCnYj
rozovatYj
oranZevYj
revnivYj
krasnYj
oranZevYj
bordovYj
interesnYj; lJbopYtnYj
lJbopYtnYj
interesnYj
upornYj
nenuZnYj
neobxodimYj; nuZnYj
nesposobnYj
sposobnYj
uvaZaemYj
groznYj
geroiCeskij
peCalXnYj
dobrYj
slivoCnYj
wnergiCnYj
upornYj
ostalXnoj
tolstYj
gorodskoj
plavaJWij, vsplYvaJWij
zabotlivYj
bespeCnYj
obespeCennYj
krovoZadnYj
dovolXstvuJWijsA malYm
krYlatYj
krovavYj
krovoZadnYj
beskrovnYj
bez saxara
saxarnYj
oCenX tolstYj
CErnYj-preCErnYj
oCenX tEmnYj
oCenX tvErdYj
SirokopleCij
ne imeJWij dolgov
finansovYj
CErnYj
tEmno-koriCnevYj
tEmnYj
traurnYj
protivopoloZnYj
prostoj
CErno-burYj
smuglYj
belosneZnYj
sneZnYj
protivopoloZnYj
starYj; prestarelYj
vooruZEnnYj
vraZdebnYj
skorbnYj
svAWennYj
Zestokij
otnosAWijsA
strogij
strogij
opasnYj
bezopasnYj
sloistYj
ZestkovatYj
tvErdYj; silXnYj
bezopasnYj
opasnYj
nYneSnij; sovremennYj
iskonno kazaxskij
kazaxstanskij
kazaxoAzYCnYj
meCtatelXnYj
kosoj
trudnYj
oCenX trudnYj
sovsem krivoj
razruSennYj
krivoj
obWestvennYj
obWestvenno-politiCeskij
gustoj
koriCnevYj
koriCnevatYj
dostupnYj
nedostupnYj
podxodAWij
neblagopriAtnYj
neuklJZij
proZorlivYj
znaCitelXnYj
podxodAWij
gostepriimnYj
sovsem koriCnevYj
straSnYj
truslivYj
dvojnoj
dopolnitelXnYj
vspomogatelXnYj
parnYj
nepodviZnYj
podviZnYj
xitrYj
radostnYj
bessilXnYj
moWnYj
miloserdnYj
bezZalostnYj
vernYj
priAtnYj
dovolXnYj
realistiCeskij
obidCivYj
rossijskij
oficialXnYj
respublikanskij
besporAdoCnYj
uporAdoCennYj
porAdkovYj
dovolXnYj
romantiCeskij
duxovnYj
sootvetstvuJWij
zdorovYj
modnYj
bezvkusnYj
neudaCnYj
udaCnYj
razgovorCivYj
nesomnennYj
govorlivYj
Zidkij
krasivYj; prekrasnYj
kovarnYj
uZasnYj
oCenX krasivYj
sovsem serYj
serYj
serovatYj
surovYj
odinokij
smeZnYj
vAlYj
WegolXskoj
strojnYj
lomkij
slomannYj
veZlivYj
zaduSevnYj
bolXnoj
boleznennYj
vneSnij; naruZnYj
politiCeskij
gluxoj
terpelivYj
neterpelivYj
vYbornYj
nalogovYj
sravnitelXnYj
zdorovYj
nerASlivYj
zdorovYj
stepennYj
vesomYj
proxladnYj
torZestvennYj
soznatelXnYj
bessoznatelXnYj
CislennYj
besCislennYj
Arko-ZEltYj
soverSenno zdorovYj
kaCestvennYj
kaCestvennYj
nekaCestvennYj
ostoroZnYj
borodatYj
kartavYj
ZeltovatYj
ZeltovatYj
ZEltYj
skupoj
vonJCij
satiriCeskij
predatelXskij
zdorovYj
negramotnYj
gramotnYj
glinistYj
tolstYj
nadEZnYj
nenadEZnYj
doverCivYj
oCenX ZirnYj
bodrYj
uprugij
CuvstvitelXnYj
Cutkij
Cutkij
simvoliCeskij
volSebnYj
redkij
poslednij
levYj
severnYj
ovalXnYj
slepoj
nesCastnYj
ozornoj
protAZnYj
wlastiCnYj
sportivnYj
strategiCeskij
mokrYj
mokrYj-premokrYj
xolodnYj
truslivYj
oroSaemYj
vodAnistYj
oCenX xolodnYj
bezvodnYj
lJbimYj
kostistYj
milYj
bez moloka
moloCnYj
moloCnYj
opYtnYj
praktiCeskij
neopYtnYj
gordYj
oCenX sladkij
vospitannYj
vospitatelXnYj
nevospitannYj
nedisciplinirovannYj
disciplinirovannYj
disciplinarnYj
sladkij
neploxoj
zavisimYj
nezavisimYj
sutoCnYj
krutoj
prAmougolXnYj
prAmoj
posluSnYj
neposluSnYj
AzYkovoj
nemoj
sovsem prAmoj
sovsem Zivoj
Zivoj
draClivYj
nizkij
niZnij
CetYrExugolXnYj
prAmoj
CrezvYCajnYj
terpelivYj
neterpelivYj
pervYj
presnYj
zamknutYj
tumannYj
prozraCnYj
CistejSij
prAmoj
Ziloj
neustojCivYj
postoAnnYj
ustojCivYj
neustojCivYj
bYtovoj
grubYj
celYj
solEnYj
nesolEnYj
plotnYj
tixij
bespokojnYj
soverSenno tixij
melkij
dikij
piWevoj
utrennij
utrennij
uspeSnYj
nastojCivYj
prirodnYj
skolXzkij
melkij
razborCivYj
talantlivYj
xrupkij
prekrasnYj
izvestnYj; populArnYj
poznavatelXnYj
znakomYj
soverSenno golYj
oCenX uzkij
CistejSij
deficitnYj
nizkoroslYj
naxodCivYj
neCEtnYj
golYj
blagoCestivYj
uzkij; tesnYj
istoriCeskij
privlekatelXnYj
neprivlekatelXnYj
zastenCivYj
besserdeCnYj
ZestokoserdnYj
kamenistYj
kamennYj
druZnYj
gornYj
pleSivYj
CistYj
ravnYj
pAtnistYj
teatralXnYj
besplatnYj
gladkij
ZeleznYj
SalovlivYj
teoretiCeskij
soverSenno ravnYj
soverSenno rovnYj
oCenX glubokij
glubokij
dYrAvYj
texniCeskij
texnologiCeskij
bYstrYj
neosnovatelXnYj
osnovatelXnYj
wffektivnYj
newffektivnYj
sootvetstvuJWij
prinadleZaWij, priCitaJWijsA
uprAmYj
nenasYtnYj
polnYj; napolnennYj
polnYj
polnovatYj
neprerYvnYj
soverSenno polnYj
tupoj
sYtYj
bezostanovoCnYj
gnedoj
iznoSennYj
tragiCeskij
proizvodnYj
rodstvennYj
rodstvennYj
prAmoj
korennoj
volosatYj
noCnoj
soverSenno prAmoj
koneCnYj
okonCatelXnYj
originalXnYj
bezdonnYj
tJrkskij
tJrkoAzYCnYj
raznYj; razliCnYj
raznocvetnYj
neponAtnYj
ponAtnYj
obedennYj
bescvetnYj
cvetnoj
dYmnYj
prAmoj; rovnYj
AdovitYj
vremennYj
AdovitYj
unitarnYj
virtualXnYj
wkologiCeskij
wkonomiCeskij
wlektriCeskij
wlektronnYj
wnergetiCeskij
wpiCeskij
wtniCeskij
wtnografiCeskij
meZwtniCeskij
osvedomlEnnYj
narodniCeskij
meZdunarodnYj
narodnYj
istinnYj
ximiCeskij
treugolXnYj
trExQAzYCnYj
privAzannYj
ZenatYj
garmoniCnYj
bezdomnYj
meZpravitelXstvennYj
pravitelXstvennYj
obrazcovYj
bolXSoj; starSij
bereZlivYj
wkonomnYj
oCenX bolXSoj
trevoZnYj
puglivYj
puglivYj
verxnij
gospodstvuJWij
besprerYvnYj
luCSij
neprerYvnYj
AdovitYj
nuZdaJWijsA
vYsoCennYj
zloj
zakonnYj
JridiCeskij
zakonodatelXnYj
nezakonnYj
svetskij
Zestokij
sovremennYj
vnimatelXnYj
nevnimatelXnYj
smYSlEnYj
vrednYj
bezvrednYj
intellektualXnYj
ogromnYj
sovsem
naroCno
specialXno
krasivo
obYCno
kak obYCno
vsE Ze
tem vremenem
eWE; vsE eWE
vsE eWE
koneCno
koneCno; razumeetsA
neskolXko raz
gorazdo
kak-to
tolXko Cto
to i delo
vsegda
prosto tak
mgnovenno
v raznYx mestax
dalXSe
dalXSe
tuda-sJda
vsegda
ele
ele-ele
koneCno
vsegda
dalXSe
vsegda
vsegda
po-raznomu
osobenno
snaCala
v samom naCale
snaCala
iznaCalXno
s grexom popolam
poka
poka
ele-ele
vekami
CastiCno
pro sebA
migom
vperEd
sperva
nekogda
tak
oCenX
v proSlYj raz
v proSlYj raz
samo soboj
po-svoemu
samo soboj
vzaimno
po-uzbekski
samostoAtelXno
inaCe
sroCno
ot vsego serdca
iskrenne
vserXEz
po suti
nepolno
navzniCX
Crezmerno
nemnogo
primerno
bYstro
beskoneCno
sploSX
postoAnno
po-ujgurski
akkuratno
ukradkoj
dolgo
vsegda
besporAdoCno
soobWa
eZegodno
god za godom
v god
kaZdYj god
bYstro
godami
peSkom
tolXko Cto
tolXko Cto
po-novomu
zanovo
prosto; medlenno
potixonXku
obYknovenno
prosto tak
medlenno
ne toropAsX
odin; v odinoCku
v obWem
v obWix Certax
ploxo
vo vse storonY
so vsex storon
so vsex storon
vsej duSoj
po-Aponski
massovo
blizko
v bliZajSee vremA
nedavno; skoro
xoroSo
napereboj
napolovinu
tajno
s JnYx let
naizustX
pisXmenno
letom
sroCno
otdelXno; liCno
po otdelXnosti
po otdelXnosti
odin na odin
povsJdu
v-sedXmYx
dostatoCno
vsemerom
dostatoCno
Casto
CaWe
vverx; naverxu
vverxu; vYSe
po puti
po doroge
naroCno
okolo
nedavno
nedavno
begom
sistematiCeski
koe-kak
so vremenem
sotnAmi
v ZiznX
neoZidanno
neoZidanno
po-anglijski
nevznaCaj
otkrYto
ostoroZno
neCaAnno
po-CeloveCeski
v mesAc
mesAcami
iz mesAca v mesAc
vokrug
znaCitelXno
vperEd
vpervYe; snaCala
vnaCale
daleko
daleko
izdaleka
pozavCera
na dnAx
pozavCera
snaCala; preZde vsego
zaranee
esli vdrug
v buduWem
v-SestYx
vSesterom
ponevole
blagopoluCno
gorazdo
tam
izredka
nedelAmi
v nedelJ
nakonec
tixo
nakonec
potixonXku
pozavCera
pozavCera
dalXSe
dalXSe
tuda-sJda
izredka
po-arabski
vremenami
dalee
specialXno
s lixvoj
nazad
sobstvenno
ne speSa
vesXma; osobenno
neobYCajno
tajno
vremA ot vremeni
ustno
iz ust v usta
malo
nemnoZko
sovsem nemnogo
nemnogo
menXSe
edva
nemnogo
vsE ravno
znaA
gde-to
odnaZdY
edinoglasno
kogda-to
odin raz
liSX raz
po odnomu
soobWa
v pervuJ oCeredX
v pervYj raz
vo-pervYx
odin za drugim
v nekotoroj stepeni
navsegda
okonCatelXno
edinoglasno
nemnogo; nekotoroe vremA
odnaZdY
odinakovo
srazu
vmeste
sovmestno
sovmestno
neskolXko raz
porAdoCno
rovno
tak ili inaCe
dovolXno mnogo
ponemnogu
postepenno
postepenno
otdelXno
razdelXno
ranee
vpredX
eWE bolee
v naSi dni
tak
ranXSe; preZde
po-preZnemu
kak preZde
eWE bolXSe
v preZnie vremena
izdavna
pozavCera
tak; sJda
tak i sAk
tak
v proSlom godu
s proSlogo goda
daveCa
davnYm-davno
medlenno
daveCa
neCaAnno
po-detski
maksimalXno
postepenno
vezde
vnaCale
inaCe
pervonaCalXno
krepko
zrA
sJda
sJda
sJda
po pAtX
v-pAtYx
vpAterom
licom k licu
v wtom godu
na wtot god
zrA
segodnA
segodnA Ze
ne segodnA-zavtra
v nastoAWee vremA
s segodnASnego dnA
takim obrazom
poslezavtra
vsegda
toCno
v toCnosti
pravilXno
bez otdYxa
vmig
svoevremenno
nemedlenno
poCti
po-druZeski
vremA ot vremeni
samYj; nai-
xotA bY
v samom konce
nigde
nikogda
nikak
nikogda
izdrevle
znaCitelXno
podrobno
vdvoe
po dvoe
vo-vtorYx
vdvoEm
vdvoEm
zametno
volXgotno
teperX; uZe
vpredX
potixonXku
nevolXno
osobenno
svobodno
po svoej vole
rano; davno
zavtra
zavtra Ze
na sleduJWij denX
v starinu
s utra do veCera
s utra poranXSe
v bolee rannie vremena
na sleduJWij denX
po-staromu
niCkom
po-evropejski
po-francuzski
po-ispanski
po-italXAnski
po-korejski
CaWe vsego
CaWe vsego
bolXSe
mnogo
samoe bolXSee
oCenX mnogo
davno
s davnix por
v bolXSom koliCestve
Avno
s glazu na glaz
pozdno
vCera
so vCeraSnego dnA
po veCeram
veCerom
pod veCer
pozdno veCerom
inogda
pozZe; potom
neskolXko pozZe
vposledstvii
inogda
so vremenem
na sleduJWij denX
po krajnej mere
po menXSej mere
vdrug; vnezapno
vnezapno
nazad; obratno
naoborot
zameCatelXno
v svoE vremA; vo vremA
sluCajno
pooCerEdno
po oCeredi
po-korejski
nasilXno
eZednevno
denX za dnEm
denX i noCX
vesX denX
dnEm i noCXJ
v denX
celYj denX
Cerez denX
dnEm
dnEm i noCXJ
kaZdYj denX
dnAmi
rezko
neoZidanno
migom
ponevole
po-latYni
migom
veCno
navsegda
obAzatelXno
stolX
stolX
stolXko
zdesX; sJda
vnimatelXno
tYsACami
krepko
daveCa
uZe davno
neznaCitelXno
dosroCno
vremA ot vremeni
po-mongolXski
obilXno
v izobilii
sovsem
soverSenno; sovsem
bezupreCno
po vozmoZnosti
krepko
ploxo
konkretno
Cem bolee
vsego liSX
porAdoCno
po-nemecki
kakoj
napravo
naedine
legko
dalee
luCSe
eWE bolXSe
tak; tuda
tak i sAk
po desAtX
ne oCenX
s tem da s wtim
tam
desAtkami
i tak
i bez togo
vnezapno
vnezapno
vremA ot vremeni
izredka
neumestno
po-russki
CrezvYCajno
na wtot raz
nYne
tak; takim obrazom
v wtu storonu
takim obrazom
stolX
stolX
zdesX; sJda
po-persidski
popustu
po-kYrgYzski
kratko
zimoj
po-kitajski
kak
snova; zanovo
snova i snova
snova; zanovo
vo Cto bY to ni stalo
kak popalo
vo Cto bY to ni stalo
skolXko raz
naskolXko
stolXko raz
vnezapno
v mgnovenie oka
v mgnovenie oka
umYSlenno
rAdom
podrAd
silXno; gromko
sejCas; teperX
poka
v nastoAWee vremA
po-kazaxski
trudno
dobro
ruka ob ruku
iz-pod polY
naliCnYmi
vmeste
vmeste
dejstvitelXno
oficialXno
po porAdku
besporAdoCno
sootvetstvenno
CutX; nemnogo
slegka
CutX pozZe
takim obrazom
tem vremenem
naruZu
snaruZi
vneSne
izvne
redko
tem bolee
v poslednij raz
potom
v konce; nakonec
pozdnee
ottuda; s tex por
zatem; posle wtogo
tut Ze
nalevo
tak
takim obrazom
stolX
tam; togda
podrobno
prAmo
naprAmuJ; neposredstvenno
stojmA
daZe; sovsem
daZe
ZivXEm
vniz; vnizu
vnizu; niZe
po CetYre
v-CetvErtYx
vCetverom meZdu soboj
vCetverom
otovsJdu
celikom
celikom
vnezapno
sliSkom
xotA bY
tixo
bez ustali
za predelami
vne
v bliZajSee vremA
nedavno
eWE; opAtX
opAtX; eWE raz
na rassvete
po utru
utrom
na zare
mnogo raz
prekrasno
po-tatarski
besplatno
iznaCalXno
vse do edinogo
tolXko
nepravilXno
bYstro; skoro
v skorom vremeni
bYstro-bYstro
bYstree
sootvetstvenno
polnostXJ
polnostXJ
besprestanno
gruppami
bezostanovoCno
neoZidanno
prAmo
Cestno govorA
v konce koncov
polnostXJ
vsJ noCX
noCXJ
noCXJ
v koneCnom sCEte
po-turecki
po-turkmenski
stoA
vovremA
po-ukrainski
po troe
v-tretXix
vtroEm meZdu soboj
vtroEm
molCa
postoAnno; vsegda
molCa
odno za drugim
snova i snova
prerYvisto
neprerYvno
stremglav
naprasno
zakonno
totCas
ele
siloj
kakoj-to
nekto
kto-to
Cto-to
Cto-to
neskolXko
davnYm-davno
gde-to
otkuda-to
kakoj-to
kakoj-to
tot samYj
kaZdYj
kaZdYj
kaZdYj iz nix
kaZdYj
kaZdYj
vsAkaA veWX
vsAkoe
kaZdYj
kaZdYj iz nix
raznYj
sam; svoj
sam sebA
sam sebe
sam s soboj
sam sebe
kaZdYj sam
drugoj
von tot
tot da wtot
takoj
takoj
von tot
to da sE
vse; vsE
drug druga
odin iz nix
drug druga
drug druga
drug drugu
drug ot druga
nemnogo; nekotoroe vremA
CastX ix
ni odin
Cto-to
Cto-to
kto-to; odin
odin iz nix
Cto-to
neskolXko
rAd
rAd iz nix
nemalo
mY
mY vse
wtot; wto
nekotorYj
vse
vse
vse
vse; vesX
drugoj; inoj
nekotorYj
vesX; celYj
vesX
niCego
niCego
ni odin
ni odin iz nix
ni odin
nikto
niCego
nikuda
niotkuda
ni odin
ni odin iz nix
nikakoj
niCego; niCto
niCego
kto
kto bY ni
bolXSinstvo
nekotorYj
nekotorYj
nekotorYe iz nix
nekotorYe
nekotorYe iz nix
vesX
stolXko
stolXko
takoj
vot wtot
takoj; sleduJWij
takoj
vot wtot
A
Cto
dlA Cego
kotorYj po sCEtu
kakogo Cisla
skolXko
skolXko Celovek
skolXko iz nix
poCemu
poCemu
Cto
zaCem
kakoj
on; ona; ono
oni
stolXko
takoj
wtot samYj; wtot
stolXko
stolXko
vot wtot samYj
takoj
takoj-to
takoj-to
kogda
kakoj; kotorYj
kakoj bY ni
lJboj iz nix
kakoj
gde; kuda
otkuda
kotorYj
nekotorYj
nekotorYe
kak
kakim obrazom
skolXko
naskolXko
skolXko
kakoj
vY
vY
tY
vY
tot; tot samYj
stolXko
nastolXko
stolXko
tot dalEkij
takoj
mnogie
vse
vesX
takoj-to
takoj-to
CetvertX
s polovinoj
polovina; pol-
semX
semero
semXdesAt
dvadcatX
sto
okolo sotni
pervYj; pervonaCalXnYj
SestXdesAt
SestX
Sestero
odin
pervYj
odin-dva
pAtX
pAtero
dva
dvoe
pAtXdesAt
tYsACa
=
=
nolX
desAtX
okolo desAti
tridcatX
sorok
vosemX
vosemXdesAt
poslednij
CetYre
Cetvero
devAtX
devAnosto
=
desAtX tYsAC
tri
troe
dalXSe
slovno
krome
krome
okolo
okolo
do
o; otnositelXno
o
o; ob
Cerez; posredstvom
bolee; bolXSe Cem
svYSe
bolee; svYSe
vmeste s
krome
do; ranXSe
vpredX
v svAzi s; v zavisimosti ot
krome; pomimo
s; s tex por kak
xuZe
v teCenie; na protAZenii
po; soglasno
do
do
Cem; po sravneniJ
posle
v svAzi s
zaodno s
po sravneniJ s; sudA po
k; po napravleniJ; v zavisimosti ot
nesmotrA na
protiv; naprotiv
otnositelXno; kasaJWijsA
narAdu s; odnovremenno
vmeste s
v kaCestve; kak
v sootvetstvii s
napodobie
sootvetstvenno
kaZdYj; vsAkij raz
po sravneniJ s
podobno; slovno
kak; podobno
posle
svojstvennYj
podobnYj
vne
bliZe k
okolo
o; ob
otnositelXno
o
dlA; radi; CtobY
ili
to estX
ili
odnako
inaCe
odnako
tem ne menee
ili
i; pritom
uvY
potomu Cto; tak kak
i
a; Ze
odnako
no
to
slovno
i; s
ili
odnako; tem ne menee
tem ne menee
sledovatelXno
tem ne menee
esli
esli
itak
ili Ze
pustX
i; s
ili
ili Ze
ili
v takom sluCae
togda; v takom sluCae
i; s
slovno
takim obrazom
potomu Cto; priCina v tom Cto
zatem
po wtoj priCine
dlA togo
itak; takim obrazom
vmeste s tem
narAdu s wtim; krome togo
zatem
powtomu
vsE Ze
takZe
potom; zatem
=
von
koneCno
tolXko; liSX
vedX; Ze
-ka; poZalujsta
wx
-ka; poZalujsta
a; Ze
net
imenno; tak i
poZaluj; vedX
li
li
toCno; imenno
toZe; i; daZe
toZe; i; daZe
nazYvaemYj; pod nazvaniem
i tomu podobnoe
govorAt
Cto; govorA
samYj; nai-
ni
da
da
mol
mol
li
li
nastoAWij; samYj
imenno
li
li
naprotiv
tolXko; liSX
vedX; Ze
poxoZe
daZe
toCX-v-toCX
ne govorA uZe
toZe; i; daZe
kak raz
toZe; i; daZe
vidimo
ne to Cto
ne to Cto
wj
von; vot
von tam
uvY
kakaA ZalostX
podzYvanie korov
aminX
wx
podzYvanie koz
dovolXno
xoroSo; ladno
ladno; xoroSo
molodec
=
milYj; rodnoj
atu
nu davaj
ura
=
boZe moj
zdravstvujte
assalamu alejkum
boZe upasi
na konej
=
aga
oj
molodec
bismillA
a
wj
da
daj bog
podzYvanie sobaki
nu-ka; davaj
izvinite
proCX
na
vot
vot-vot
vot
=
milosti prosim
kakoj pozor
ladno
podzYvanie ZerebAt
=
nado Ze
=
oj-oj
boZe moj
ba
ax
aj-aj
gospodi
o boZe
ladno
podzYvanie ovec
dobrYj veCer
dobrYj denX
dobroe utro
spokojnoj noCi
nu-ka
wx
proWaj
spasibo
spasibo
privet
zdravstvujte
kakoj uZas
poka; budX zdorov
do svidaniA
cYc
cYc
tXfu
boZe moj
stoj
=
tXfu
fu
o
vaalejkum assalam
vau
=
=
=
ladno
k soZaleniJ
navernoe; vozmoZno
dejstvitelXno
v samom dele
obAzatelXno
veroAtno
veroAtnYj
voobWe; obWij
net; ne imeetsA
skaZem
kstati
delatX neCego
moZet bYtX
to-to Ze
poZaluj
po-naSemu
k sCastXJ
estX; imeetsA
navernoe
pravilXno; verno
bYl; bYlo
okazYvaetsA
ne
kaZetsA; govorAt
nuZno; nado
nesomnenno
nadleZit
k primeru
obAzan; obAzatelXnYj
naprimer
ladno
po-moemu
vozmoZno; moZet bYtX
v osnovnom
v osnovnom
po ego mneniJ
koroCe govorA
neobxodimo; nuZno
kak-nibudX
pravda
dejstvitelXno
navernoe
po-vaSemu
nesomnenno
bezuslovno
kaZetsA
po-tvoemu
kaZetsA; poxoZe
kaZetsA
dolZen; obAzan
alX-^farabi
^Asavi
=
=
=
=
=
^abilXmansur
=
^abulxair
=
=
^abdYkadYrov
^abdraxman
^abdraxmanov
=
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
=
^amre
=
=
^aselX
=
=
=
^auwzov
^azilXxan
=
=
=
=
=
=
=
^ilXAs
=
=
=
=
=
^utegaliev
^utemisulY
=
=
=
=
^Cingis
=
=
=
=
=
=
=
=
=
=
=
=
=
=
^ibraj
=
=
=
=
=
^ismail
=
^iskakov
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
^dZangaliev
=
=
=
=
^ZangelXdY
=
=
^Zanseitov
^Zansugurov
=
=
=
=
=
=
=
^dZuCi
=
=
^Zunusov
=
^Zusup
^Zusupov
=
=
=
=
=
=
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
=
=
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
=
=
=
=
=
=
=
=
^akiSev
=
=
=
=
=
^aktos (kliCka)
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
^atatJrk
=
=
=
=
=
=
=
=
=
^bilXge
=
=
=
^bukej
^bukejxan
^bukejxanov
=
=
=
=
=
=
=
=
=
=
^bajseitova
=
=
=
=
=
=
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
=
=
=
^bibigulX
=
^begelXdinov
=
=
=
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
=
=
=
=
=
=
=
=
^datov
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
^edilX
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
^esengelXdY
=
=
=
=
=
=
=
=
=
=
=
=
=
^goloWEkin
=
=
=
=
^guterreS
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
^inalCuk
=
=
=
=
=
=
=
=
=
=
=
=
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
=
=
=
^kekilXbaev
^kemalX
=
=
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
^kJlX-tegin
=
=
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
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
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
=
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
^nazgulX
=
=
=
=
=
=
=
=
=
=
=
=
=
=
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
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
^kusainov
^kusainova
=
^kaSgari
=
=
=
=
=
=
^kairbekov
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
^kasYmov
=
=
=
=
=
=
=
=
=
^xodZa ^nasreddin
=
=
=
^kunaev
=
=
=
=
=
=
=
=
=
=
=
^raximZan
=
=
=
=
=
=
=
=
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
=
=
=
=
=
=
=
^sagYrbaev
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
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
^serikYzY
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
^suJnbaj
=
=
=
=
=
=
=
^tleubaev
^tleuberdi
=
=
^tulegenov
=
=
=
=
=
=
=
=
^tajip
=
=
=
=
=
=
=
=
^temuCin
=
=
=
^togluk
=
=
=
=
=
=
=
=
^valixanov
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
^zejnulla
=
=
=
=
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
^amudarXA
^auliekolX
^azerbajdZan
^ili
^olentY
^ustX-^kamenogorsk
^uzbekistan
^SidertY
^Cingistau
^sinXczAn
=
=
=
=
=
^CarYn
=
=
^CeCnA
^Cilik
=
=
=
=
^CundZa
=
=
=
=
=
=
=
^velikobritaniA
=
^ulan-^bator
^urdZar
=
=
=
^irgiz
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
^ZalanaSkolX
=
^Zansugurov
^AponiA
=
^wmba
=
^zemlA obetovannaA
^sredizemnomorXe
^ZetYsaj
^ZetYsu
=
=
^dZungar
=
^anrakaj
^aSxabad
=
^afinY
=
=
^alXpY
=
^alakolX
=
=
=
=
^amangelXdY
=
=
=
=
^andY
=
^andronovo
=
=
=
^antalXA
=
=
=
^ak-^meCetX
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
^astraxanX
=
=
=
=
^afganistan
=
=
=
=
=
^bukeevskaA ^orda
^buxar-^ZYrau
^buxtarma
=
^baAnaul
^bagdad
^baSkortostan
=
^bajkonur
=
=
^balkanY
^balxaS
^baltika
=
=
=
^barnaul
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
^berelX
=
=
=
^betpak-^dala
=
=
=
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
=
^dagestan
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
^volga
^evfrat
=
^wkibastuz
=
^ilek
^wmba
=
=
=
^irtYS
=
^iSim
^evraziA
^evropa
=
^filippinY
=
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
^greciA
=
=
=
=
=
^imanburluk
=
=
=
=
=
=
=
=
=
=
=
=
=
=
^kokpektY
=
^kolXsaj
=
=
=
=
=
=
=
=
=
^karpatY
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
^kurCum
=
=
=
=
=
=
=
^lepsY
=
^lisakovsk
=
=
=
=
=
=
^medina
^moskva
^maverannaxr
=
^mugodZarY
^mustau
=
^egipet
^mangistau
^vengriA
=
=
=
=
^malXdivY
=
=
=
^mamlJtka
=
=
^markakolX
^martuk
=
=
=
^mekka
=
^merke
=
=
=
^mogolistan
=
=
=
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
^niderlandY
=
=
=
=
^novosibirsk
=
=
=
^uil
=
=
^omsk
^orenburg
^uralXsk
=
=
=
=
^osakarovka
=
^otrar
=
=
=
=
=
=
=
=
=
=
=
=
^petropavlovsk
=
=
=
^priozErsk
^kulXdZa
=
^kulXsarY
=
=
^krYm
^kitaj
=
=
=
=
^kaSgar
^kaindY
=
^kalmYkiA
=
=
^kapCagaj
=
^karaganda
^karaCaganak
^karaaul
=
=
=
=
=
gosudarstvo ^karaxanidov
=
^karkaralinsk
=
^katon-^karagaj
=
=
^kazanX
^kazaxstan
^kaztalovka
^kigaC
^xobda
^xovd
=
^kokand
=
^kurgan
^xorgos
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
^satpaev
^sibirX
^seletY
^seletYteniz
=
^sYrdarXA
^sagiz
=
^samarskoe
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
^sasYkkolX
^saur
=
=
=
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
=
=
=
=
=
=
^tadZikistan
=
^tJratam
=
^tuzkolX
=
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
^tasotkelX
=
=
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
=
=
^tobol
=
=
^turgaj
=
=
=
^tYva
^tJmenX
^turkmenistan
^turksib
^turkestan
^turciA
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
^xan-^tengri
=
=
=
^xiva
=
=
=
=
^ulXba
^indiA
^urumCi
^ustJrt
=
=
^zerenda
=
^evangelie
=
=
^venera
^Zas ^alaS
=
^bolXSaA ^medvedica
=
=
^alaS-^orda
^allax
=
=
=
=
=
=
=
=
^Jpiter
^evrosoJz
=
=
=
=
=
islam
=
^mangilik ^el
=
=
=
=
=
^nur ^otan
=
^nazarbaev ^universitet
=
=
^bog
=
^koran
^mleCnYj ^putX
^mars
=
=
^kazaxfilXm
^kazaxmYs
^kazinform
^kazaxtelekom
^kazatomprom
=
=
^kazpoCta
=
^ramadan
^samruk
^samruk-^kazYna
=
=
^tengri
=
=
^tora
=
^polArnaA zvezda
^vikipediA
=
=
^xan ^SatYr
^poAs ^oriona
^pleAdY
^psaltYrX
=
^ko^a^p
^n^t^p
^n^i^i
^m^v^d
=
=
^S^o^s
^m^s^b
^v^k^o
^n^a^n
^e^n^t
^n^p^p
^v^o^v
^o^d^k^b
^k^n^b
^m^n^w
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
^m^o^n
^o^o^n
^e^n^p^f
^o^a^w
^s^m^i
^z^k^o
^b^i^n
^v^o^z
^v^o^z
=
^v^t^o
^minzdrav
^e^n^u
^e^a^w^s
^b^v^u
^e^s
^o^b^s^e
^evr^az^w^s
=
=
=
^f^r^g
=
=
=
^k^g^u
=
^s^s^r
^s^s^s^r
^k^n^d^r
^karlag
^o^s^m^s
^n^p^z
=
^o^s^i
^g^k^p
^k^g^k^p
=
=
=
^J^a^r
=
^J^k^o
^c^i^k
^k^s^k
^u^k
^k^p^k
=
^n^d^s
^r^k
=
^k^n^r
^kar^g^u
^kaz^n^m^u
^kaz^n^p^u
^kaz^n^t^u
^kaz^n^u
^kazaxskaA ^s^s^r
=
^r^g^p
^r^g^u
=
^m^i^d
=
=
^C^s
^m^C^s
^Z^k^x
^s^n^g
=
^t^J^r^k^p^a
^t^J^r^k^s^o^j
^u^z^i
=
=
^o^w^s^r
=
=
^m^o^k
^c^o^n
^m^v^f
^n^p^o
=
=
=
=
^m^vt
=
=
=
=
=
=
Sipenie
kolXnulo
ponemnogu
WElk
tresk
WElk
tresk
tresk
gav
pisk
Sum
ZuZZanie
problesk
mercaA
migaA
Jrk
blesk
sverkaA
sverk
sverkaA
gav
gav-gav
klubom
burlA
bulXkanXe
xrustX
tresk
vrazvalku
xrust
Sevelenie
droZX
droZa
ZguCe
gomon
Sum-gam
vzrYv smexa
bux
bux
top
porYv
boltaAsX
gul
bux
bormotanie
bormotanie
SEpot
gudenie
bultYx
rezko
xrup-xrup
vspYSkoj
polYxaA
tuk-tuk
mu
kaplA za kaplej
smeSok
me
mAu
xrustX
prYsk
sopA
melXk
ko-ko-ko
vizg
ga-ga
droZa
xrust
xrum-xrum
karr
xa-xa
zvon
SEpot
Sorox
ZurCanie
skrip
skrip-skrip
brAcanie
groxot
xa-xa
WElk
xlop-xlop
vzdrognuv
trAsAsX
vzdrog
topot
tuk
tuk-tuk
Sevelenie
kap
kap-kap
bax
trax-tararax
topot
topot
ZuZZanie
vZik`;
