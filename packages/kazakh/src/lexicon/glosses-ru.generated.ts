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
=
rasskaz; razgovor
rasskazCik
beseda
povestvovanie
ukraSenie
morWina
babuSka
tualet; ubornaA
nasmeSka; posmeSiWe
sueta; xlopotY
spravedlivostX
spravedlivostX; JsticiA
nespravedlivostX
sudXA; Clen ZJri
metod
metodist
metodologiA
metodika
literatura
literator; literaturoved
literaturovedenie
literaturoved
priliCie; wtika
vospitannostX
privYCka; obYCaj
obYCai; nravY
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
sila; moWX
blagosostoAnie
=
alfavit
xilostX
mir; vselennaA
potencial
sociologiA
slabostX
prikaz; velenie
vlastnostX
koSelEk; bumaZnik
pesnA
muzYka; pesni i kJi
pevec
gimn
Cudak; wfendi
zabiAka
starSaA sestra
predanie; mif
bukva
kollega
partnErstvo
promeZutok
dejstvie
artist
raznoobrazie
preuveliCenie
krasota; izAWestvo
vliAnie; vpeCatlenie
vojsko; armiA
voennaA sluZba
duxi
petux
kaCeli
vozdux; nebo
awroport
melodiA; napev
strastX; oxota
lJbitelX
uvleCenie
melodiA; zvuk
dinastiA; rod
svAtoj
xlopotY; bespokojstvo
xlopotY; voznA
dXAvol
Sutka
Sutnik
Sutnik
prigotovlenie
razrabotCik
azerbajdZanec
uCEnYj; mudrec
ZiznX; vek
Zizneopisanie
gunn
obrAd; obYCaj
nauka
vlJblEnnYj
vlJblEnnostX; lJbovX
Cudo
proWenie; izvinenie
nevidimoe; sokrovennoe
zloslovie
uCEnYj
uCEnostX
vselennaA
planeta
Cudo
internet
blago; naslaZdenie
nazidanie
kaleka; nesCastnYj
kosmos
kosmonavt
vek; stoletie
gazelX (stix)
bogosluZenie; poklonenie
xram
nazidanie; pouCenie
zdanie
sumerki
nutro; vnutrennostX; Zivot
Suba krYtaA
napitok; spirtnoe
kiSka; struna
kiSki; vnutrennosti
niZnee belXE
zavistX
roditelXnYj padeZ
roditelXnYj padeZ
uCenie
znaniA; uCEnostX
veSalka
krJCok; zastEZka
petlA; krJCok
vnimanie; blagosklonnostX
nora
mladSij brat
=
ZemCug
wpidemiA
verblJdica
gnoj
krupnostX; veliCie
tvorog; sYr
razdor; smuta
osnovanie; niz stenY
fundament
irkit; kisloe moloko
delo; rabota
deAtelXnostX; dejstvie
meropriAtie
opuxolX
delovitostX
rukodelXnica; umelec
komandirovka
sled
posledovatelX; preemnik
poisk; iskanie
soiskatelX
poCtenie
dobrodetelX; gumannostX
=
=
=
=
=
=
=
lico; cvet lica
kraj; region
nagrudnoe ukraSenie
obrabotCik
piWevod
lastik; stErka
nenavistX; vraZda
smelostX; derzostX
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
pAtka; kabluk
lEgkoe; obida
diktat; vlastnostX
trup; mertvec
smertX
mera; razmer
izmerenie
izmeritelX
bezmernostX
stixotvorenie; pesnA
pevec; pesennik
kraj; oblastX
kraevedenie
kraeved
nagrudnik konA
ZiznX
ZiznesposobnostX
biografiA
produkt; produkciA
proizvoditelXnostX; produktivnostX
proizvodstvo
proizvoditelX
primer; obrazec
nravstvennostX
iskusstvo; umenie
promYSlennostX
promYSlennik
master iskusstva
izobretenie
izobretatelX
podQEm; vozvYSennostX
abrikos; urJk
pastbiWe; pole; razmax
molodoe pokolenie; otprYsk
nelepostX; grubostX
gorb
otprYsk; pobeg
civilizaciA
civilizovannostX
gordostX; nepokornostX
tkackij stanok; tkanX
pauk
lazanie
uzor
poZar
poZarnYj
rost; prirost
rastenie
rostovWik
rastenievod; Zivotnovod
spletnA
spletnik
zaveWanie; zavet; nastavlenie
zaveWanie
rostok; vsxod
podrostok
ZelCX; ZElCnYj puzYrX
prosXba; zaAvlenie
zaAvka
loZX
lZec; vrun
kompensaciA; vozmeWenie
kompensaciA
provodnik
brod; pereprava
perexodnYj period
wgoizm
uzbek
sterZenX; serdcevina
aktualXnostX
reka
otliCie
izmenenie
Cajnik
uCenik; vospitannik
stipendiA
sYromAtnaA obuvX
trenoZnik; putY
iJlX
SilXdexana
kruZevo; setka
cerkovX
cYplEnok
pravnuk; pravnuCka
osadok; otloZenie
Wepotka; gorstka
pustYnA; ZaZda
ZaZda
polupustYnA
polovnik; kovS
trava; seno
luC; siAnie
sukno
Ama
kolbasa; SuZuk
doZdevoj CervX
=
Culki; noski
plodorodie
rasxod; poterA; ubYtok
kolXco; obod
rasxod; vostok
isxodnYj padeZ
vostokovedenie
zaliv
vYpusk
vYbros
proizvedenie; soCinenie
tvorCestvo
izdatelX; proizvoditelX
proisxoZdenie
verSina; pik
vizg; krik
muxa
prut; xvorostina
terpenie; vYderZka
terpelivostX
sigareta; papirosa
sluZebnoe slovo
Cumbur; povod
vorobej; ptiCka
polog; zanaves
pravda; istina
steklo; piala
cepX
CaSka
mizinec
iskrennostX; podlinnostX
Cinara; platan
pravda; istina
lokotX
rosa
zapadnA; beda
oblepixa
elX; Elka
sverCok; cikada
sok
vid; lico; krasota
sveCa; svetilXnik
vXJnok; plJW
xvorost; spiCka
vYsota
blASki
skorpion; rak
barxan; dJna
Zaloba
mikrorajon
natravlivanie
Cajka
Cagatajskij
pYlX
pYlX
lYZi
SanYrak; oCag
SankobYz; vargan
pYlesos
volosY
brYzgi
SaSbau; nakosnik
=
parikmaxerskaA
=
skaCka; beg
vdoxnovenie
naezdnik
posYlXnYj
persik
=
napadenie; ataka
gorod
Caj
SElk
smola
=
CaevYe
bitva; sraZenie
Sajtan; CErt
Cajxana
starik
kosa (instrument)
lug; lugovaA trava
pola; otdalEnnostX
repa; redXka
luZa
nezaverSEnnostX
brJki; StanY
repa
lampa; svet; sveCa
svetilXnik; maAk
mera; vozmoZnostX
podsveCnik
Sampanskoe
=
kolotXE
vilka
=
sani
=
=
bYstrota
=
milostX; blagodeAnie
xlopok; aplodismentY
Capan; xalat
zarA; zakatnoe zarevo
nabeg
zaxvatCik; nalEtCik
naSestvie; nabeg
pora; vremA
kilometr; versta
priglaSenie; vYzov
zaZigalka
kremenX; kusok
=
kvadrat
mera; meropriAtie
novoroZdEnnYj; posled
vino
bezvYxodnostX
ograda; zagon
bulat
=
Sariat
uslovie; dogovor
uslovnoe naklonenie
krestXAnin; xozAjstvennYe dela; delo
xozAjstvo
pax
krYSa; palatka; SatEr
skandal; ssora
uWelXe
radostX; veselXe
=
=
=
SaxmatY
Saxmatist
=
SaxtEr
okruZnostX; krug; ramki
reSenie
matX; mama
ospa
orator; CeCenec
krasnoreCie; oratorstvo
rodoslovnaA; letopisX
znatok rodoslovnoj; letopisec
master
masterstvo
masterskaA
=
=
otstuplenie
saranCa; kuzneCik
gvozdX
=
predel; granica
semeCki
granica
pograniCnik
saxar
CekmenX; armAk
beskoneCnostX
ograniCennostX
ograniCenie
vedro
=
Selpek; lepESka
xrAW
Cin
sopostavlenie; antiteza
poricanie
Cinovnik
=
Sertpe; WipkovYj stilX
WipkovaA igra
Sestvie; marS
kraj; okraina
zarubeZXe; zagranica
inostranec
rAbina
=
Cij
tropa; zaputannYj putX
Sakal
viSnA
naprAZEnnostX; obostrenie
=
=
nedorabotka; sYrostX
sYrXE
ivnAk
=
iscelenie
sanatorij
lekarX
Cirej; furunkul
=
=
=
=
=
=
gruppa; skoplenie; klaster
socvetie
koncentraciA
koncentraciA; sosredotoCenie
svinXA
SofEr
Cugun
=
razvedCik; dozornYj
SolpY; podveski dlA kos
^venera
obzor
obozrevatelX
redXka
magnat; velXmoZa
Caban; pastux
ugli; puCok
sozvezdie
dubina; palica
xolka
=
Wuka
=
sCEt
sCEt-faktura
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
=
=
Sum
Sum
teplo solnca
Suda; verblJZXA SerstX
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
kran; nosik
gnezdo
mobilXnaA svAzX
stYd
ponAtie
ponimanie; predstavlenie
ponimanie
skvaZina
konec; konCik; ostriE
bezbreZnoe more
samolEt
lEtCik
iskra
stremitelXnostX; ostrota
kollektiv
kolxoz
ujgur
reSenie; opredelenie
organizaciA
organizovannostX; sploCEnnostX
organizator
zakvaska
son
podZeludoCnaA Zeleza
bessonnica
rifma
sYn; malXCik
veliCie
velXmoZa; velikij
ulus; narod
nazidanie; primer
ulan; JnYj voin
tkanX; rYxlYj sneg
naciA; narod
nacionalist
nacionalizm
patriotizm
podmEtka; podoSva
stelXka
ulitka; god drakona
zabYvCivostX
stremlenie; porYv
muka
poroSok
oCko; ball
akkuratnostX
sxodstvo
samka
vereteno
vor
=
plod; zarodYS; semA
boj; draka; ssora
lozung; prizYv; kliC
sumasbrodstvo
kraZa; vorovstvo
pokolenie; potomok
Weka (iznutri)
glotok
rekomendaciA
predloZenie
meloCX
stolp; opora
kuznec
kuzneCnoe delo
povadka; xvatka
pristup; pripadok
sderZannostX
princip; poziciA
principialXnostX
britva
uCitelX; nastavnik
proigrYS
racionalXnostX
vYigrYS
dlina
prodolZitelXnostX
udlinitelX
provodY nevestY
=
WEtka
udobstvo; storona
neudobstvo; nelovkostX
murlYkanXe; napev
ston; krAxtenXe
userdie; prileZanie
raspad; razloZenie
posuda; sosud
vlaga
smutXAn
sklon; spusk
znak; Zest
kompromiss; soglasie
neprimirimostX
sumerki
soglasie; solidarnostX
sotrudniCestvo
strastnoe Zelanie
userdie; stremlenie
kompaktnostX
drevnostX; davnie vremena
raspoloZenie; userdie; Zelanie
vliAnie
dobrovolXnostX
vid na ZitelXstvo
veroAtnostX
ritm
primeta; sueverie; poverXe
suevernostX
volA; vlastX
bezvolie
sCastXe; blago
propitanie
Sumnoe gulAnXe
rastoCitelXstvo
rastoCitelXnostX
zadviZka; zasov
WEtka; tErka
svist
=
kopCEnostX
zlostX; obida
AWik
obida; pritesnenie
poterpevSij
relikviA; pamAtnik starinY
obstoAtelXstvo
nasekomoe
pomoWX
pomoWnik
posobie
Armarka
SElk
otpravitelX
parenX; dZigit
wnergiA; volA
wnergiCnostX
raskol
liCnoe okonCanie
klassifikaciA
klassifikaciA; sprAZenie
trubCataA kostX
golenX
nitX; verEvka
=
lipa
porAdok; pravilXnYj putX
porAdok; pravilo
remontnik
nepravilXnostX; besCinstvo
lakomYj kusok iz baranXix kiSok
kaSelX
suprug; supruga
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
para; Ceta
muskus; aromat
infekciA
infekcionnaA boleznX
suffiks; ostatok
narod; lJdi; stojbiWe
dZut; padEZ skota
glotok
glotka
tamarisk
god
loZbina; ruCej
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
dZinn; neCistaA sila
pol
pesnA; wpos; stix
skazitelX
ovrag; promoina
ZYrau; skazitelX
xiWnik
=
pelEnka
peSij
trotuar
lXstec; podxalim
podxalimstvo
bereg; vorotnik
plAZ
bereg; pobereZXe
poloZenie; sostoAnie; uslovie
wxo
orex
skorogovorka
novator
novatorstvo
novostX; novSestvo
doZdX
Zabaga; vesennAA SerstX
dikarX
dikostX
oborudovanie; snarAZenie
pamAtX
mesto; sostoAnie; poloZenie
prostoe predloZenie
pastbiWe
som
dZajlAu; letnee pastbiWe
prostYnA; raskladka
obstoAtelXstvo; fakt
=
griva
odinoCestvo
loZX; brennYj mir
lZivostX
prodolZenie
preemstvennostX
okonCanie
=
batrak; sluga
plamA
kleveta
Zalair
zarplata
klevetnik
flag
flaZok
mAta
naEmnik
lJdoedka; vedXma
vedXma; baba-Aga
obWnostX; vseobWnostX
lenX
nereSitelXnostX
pokrYvalo; nakidka
dalXnij rodstvennik
obWina; obWestvo
zlo
zaplata
slitok serebra; miSenX
taz; tazovaA kostX
duSa; Celovek; bok
vnutrennij mir
ZivotnYe; ZivYe suWestva
vse storonY; okruga
semXA
skandal; ssora
dobroZelatelX
soCuvstvie; sostradanie
gorJCee; toplivo
vulkan
dZanaza; zaupokojnaA molitva
prispeSnik
=
smertnik; samootverZennYj
samootverZennostX
bolelXWik
=
otCaAnnaA borXba
Zivotnoe
list
sova
Aponec
storona; CelJstX
skula; CelJstX
skobka
Axont; rubin
blizostX
dobro; blago
storonnik
rama; kosAk
storonnik
obrYv; vozlJblennaA; opoveWenie
=
ustav
pereponka; potErtaA koZa
glaSataj
vzrYvCatka
vzrYv
svet; grYZa
treWina; oskolok
osveWenie
sorevnovanie
rana; Azva
godnostX
negodnostX
oruZie; vooruZenie
travma; ranenie
garmoniA; soglasie
priroda; mirozdanie
estestvoznanie
^tvorec; ^sozdatelX
^sozdatelX; tvorec
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
otrAd; druZina
pridanoe
robostX
molodostX; poduSka
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
gonec; svat
doZdX
osadki
boec; voin
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
pisXmo; podpiska
podpisCik
ravnina; vina
nakazanie
karatelX
zapisX
pisXmennYj pamAtnik
prostor; oazis
sudXba; prednaCertanie
pisXmo; pisXmennostX
pisatelX
rukav
poraZenie
skidka; lXgota
legkomYslie
pobeditelX
pobeda
Zena starSego brata; snoxa
nevestka
svodnA
xapuga
strela
skoraA pomoWX
telegramma
toCaWee; rZavCina
rubaSka
CastnaA sobstvennostX
edinstvennoe Cislo
ediniCnostX
nenavistX
poedinok
voskresenXe
veter
setX; liniA
klej
vYmA
begun; skoroxod
=
tesXma JrtY
ZabrY
ventilAtor
zelenX; fata nevestY
zatYlok
xren
parus
ZelmaA; bYstronogaA verblJdica
veer
dekabrX
korm
frukt; plod
fruktY i AgodY
korma
dZemper
korrupcioner; kaznokrad
korrupciA
padalX; dobYCa
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
nedelA; semErka
semX predkov
ZetYgen
sirota
sirotstvo
detskij priJt
^bolXSaA ^medvedica
ZetYru
nexvatka; nedostatok
dostiZenie; uspex
rukovoditelX
rukovodstvo
podrostok
postavka
dostavka; postavka
postavWik
=
latunX
muZ starSej sestrY; zAtX
=
Castota
otvraWenie
sobranie; sbor
sovokupnostX; komplekt
dZida; lox
Agoda
plemAnnik; vnuk po doCeri
mebelX
sbor; nakoplenie
sobranie
sbornik; sbereZeniA
sobrannostX; akkuratnostX
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
polosa; poloska
passaZir; putnik
tigr
provodnik
putEvka; napravlenie
tovariW; sputnik; suprug
poslanie
provodnik
WedrostX
nuZda; bednostX
otsutstvie
plaC po umerSemu
inoxodec
poxod
obYCaj; tovariW
obrAd; ritual
predpoloZenie
nabeg
plan
xrebet; grAda
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
uzda; uzdeCka
kukuruza
sistema
grAdka
sistemnostX
nerv
skakun
gruz; bagaZ
nakladnaA
bagaZnik
beremennostX
nagruzka
priz
prizEr
Zelobok; loZbina
SerstX
xodXba; poxodka; xod
povedenie; obraz Zizni
serdce
putnik; peSexod
voditelX
Zuz; sotnA; lik
perstenX; kolXco
vinograd
vinogradnik
stoletie
sotnik
sotnA
plovec
ostanovka
noga; konec
obuvX
=
ZalostX
moroz
angliCanin
teCenie; potok
potok; teCenie
teCenie
starSij brat; dAdA
bratXA
derevo; drevesina
dAdA; uCitelX
rodnA; sorodiC
prosvetitelX
prosveWenie; prosvetitelXstvo
oploSnostX
organizm
medvedX
zverX; diCX
naivnostX
dolina
nablJdatelXnYj Celovek
oxotnik
oxota
legenda
annotaciA
stremlenie; meCta
otkrYtka
droZZi; zakvaska
golod
ZadnostX
golod
gnev
vYklJCatelX
smertX; konCina
vid; krasota; lik
CestX; avtoritet
Zena starSego brata muZa
abYz; mudrec
dAdA; starSij
=
abaevedenie
tJrXma
sunduk
=
=
=
=
Sag
adraspan; garmala
tetiva; luk
=
veSalka v Jrte
CestnostX; vernostX
Celovek
CeloveCnostX; nravstvennostX
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
ulika; dokazatelXstvo
pokazanie
podpruga
vina; Straf
vinovnik; obvinAemYj
Straf
obvinAemYj
obvinenie
dvugorbYj verblJd; vilY
obmen
raznostX; raznica
razliCie; raznica
groznaA sila; veliCie
sekira
groznostX
vodnaA gladX
drakon
xoxol; grebenX; rubrika
ssYlka; ugon
mesACnaA zarplata
xitrostX; ulovka
xitrec
gavanX; pristanX
region; oblastX
peremennaA
zerkalo
oborot; obraWenie
obraWenie
okruZenie; okrestnostX
obQezd; obxod
AsnostX
poziciA
krik
sxvatka
=
ajt; musulXmanskij prazdnik
proiznoSenie; govorenie
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
=
=
=
blagodarnostX
predislovie
=
=
razrYv; otdalEnnostX
=
=
=
=
=
=
CislitelX; sbor
velikan; ispolin
spekulAnt; perekupWik
vzaimnYe rasCEtY
udalEnnostX
fartuk
moSennik
moSenniCestvo
ploWadX; pole
obespokoennostX
polAna
alaS; kazaxi
alaSa; palas
debitorskij dolg
okunX
prokaZEnnYj; prokaza
ladonX
oCiWenie ognEm
plamA; kostEr
raznoglasie; razdor
lososX
gorACnostX; pYlkostX
=
albastY; zloj dux
perEd; perednAA CastX
=
=
=
^allax
=
gruSa
Abloko
almatinec
gorlo; podgrudok
oZerelXe
prisAZnYe
dolina; massiv
altYbakan; kaCeli
zoloto
altaec
vYCitanie
poluCatelX
sliva
sredstvo; sposob; dejstvie
amanat; doverennoe; zalog
blagopoluCie
=
amerikanec
amerikanec
=
=
=
=
AsnostX; opredelEnnostX
opredelenie; spravka
spravoCnik
opredelenie
matX
materinstvo; materinskaA osobX
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
=
starSaA sestra; mama; tEtA
sEstrY
tEtA; uCitelXnica
logovo; Ama
avariA; katastrofa
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
veCer; veCernAA molitva
plata; oplata
um; razum; sovet
um; intellekt
um; razumnostX
glupostX
powt; akYn
agat; serdolik
konec
prostYnA
petruSka
prinosAWij udaCu
defekt; izQAn
sajgak
belYj orEl
istina
zagrobnYj mir
fevralX
informaciA
snegovik
lebedX
xromoj
aksakal; starejSina
aristokrat; znatX
belizna; nevinnostX
opravdanie
belok
sovestX; CestX
sovestX
argamak
=
arCa; moZZevelXnik
=
slavnYj sYn; ogloblA
lev
Zaloba; zaAvlenie
promeZutok; pCela; pila
zastupniCestvo
posrednik
=
zarA; zarevo
ostrov
obWenie
sornAk
podlostX; neCestnostX
darmoed; tuneAdec
podlec; negodAj
pastX
provokaciA
vodka
sootnoSenie
celebnYj istoCnik
vraZda; razdor
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
kanal; ruslo
posvAWenie; arnau
ACmenX
spina; sever; opora
verEvka; arkan
arxar
utok; osnova
=
zad; zadnAA CastX
preimuWestvo
=
=
=
dux predkov; aruax
=
=
=
=
=
=
=
=
eda; piWa; pominki
krevetka
plemennaA poroda
dragocennYj kamenX
asYk; alXCik
priEmYS; domaSnee Zivotnoe
kormilec
tamada; veduWij
asar; vzaimopomoWX
gorox
=
ukrop
nebo
astronomiA
pribor; instrument
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
zerno; xleb
stolica
astanCanin
podkladka; podtekst
inoskazanie
korYto; derevAnnoe blJdo
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
xomAk
ded; predok
deduSka i babuSka
roditeli
predki
rodoslovnaA
rodina predkov
=
termin; naimenovanie
otcovstvo; otcovskaA osobX
rodstvennik po otcu
otCizna; zemlA predkov
atan; verblJd
zvanie; slava
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
otpravlenie; vYstuplenie
tEzka
=
=
=
rYbolovnaA setX
afganec
selo; aul
odnoselXCanin
tAgota; bremA
obmen
smena
rot; usta
iftar; razgovenie
edinoduSie; soglasie
udila
pitXevaA voda
prixoZaA; gostinaA
vozdux
pogoda
rajon; ploWadX
perevod; otCislenie
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
masStab; obQEm
masStabnostX
boleznX
bolXnica
=
=
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
avtoSkola
=
=
=
=
=
=
=
=
=
=
=
=
poloZenie; obstanovka
menXSinstvo
piWa; proviziA
proviziA
prodovolXstvie; produktY
umenXSenie
graZdanin
graZdanstvo
muCenie; stradanie
svoboda
aziat
=
korennoj zub; klYk
=
podsneZnik
bajbiSe; starSaA Zena
bajga; skaCki; priz
bajterek; moguCee derevo
pirog
beda
pari; spor
podarennYj ZerebEnok
konkurenciA; soperniCestvo
konkurenciA
botinki
osX; val
kvalifikaciA
znanie; obrazovanie
obrazovanie
obuCaJWijsA; student
predpleCXe; zapAstXe
braslet
pervenstvo
posledovatelXnostX
unikalXnostX
edinstvo; edinica
obQedinenie
ravnomernostX
edinstvo; nedelimostX
peremirie; mir
oblik i natura
mirotvorec; posrednik
vYpusknik
Silo
=
=
=
=
=
=
=
=
malYS; mladenec
perepel
ovod
vodoxraniliWe
plotina; pregrada
puxovaA SalX
taz; AgodicY
predgorXe
CastX
otdel; razdel
otdelenie; podrazdelenie
razdelenie; delenie
Castnoe
detalX; drobX; roznica
dvoJrodnYj brat ili sestra po materi
obosoblennostX
komnata
sosed po komnate
volConok
delenie
malYS
volk
Sapka mexovaA
brevno
pokrYvalo nevestY
sYpX
podstilka iz SkurY
butYlka
bAzX
olenX
arkan; lasso
klJCica
okovY; uzY
proliv
zamknutostX
izdelie; veWX
prosXba; nuZda
povod verblJda
prikaz
povelitelXnoe naklonenie
sobolX
smuta
mYSca
balovenX
losX
rodnik; ruCej
solovej
sadZa
porYv; rYvok
oblako; tuCa
bYk
massY; narod
prAtki
sverlo; bur
grad; gorox; bob
ugol; perec
rezolJciA
povorot
kosa (priCEska)
vint; Surup
otvErtka
skladka; iskaZenie
vXJga; pozEmka
bedro; pax
kust; kustarnik
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
izloZenie; povestvovanie
skazuemoe
medlitelXnostX
pridatoCnoe
podCinEnnostX
napravlenie
orientaciA; napravlenie
cena; ocenka
ocenivanie; ocenka
kurs valJt
stolb; kolonka
stolb; kolonna
sadovnik
orientir; kurs
svetofor
programma
programmist
palec nogi
baSkir
poSlina
svoAk
predok; praded
mindalX
=
=
=
bogatYrX
bogaC; baj
sYC
bajgazY; podarok za obnovku
=
rassuditelXnostX
iskonnostX
Sum; panika
bogatstvo
reSenie; vYvod
svAzX
nablJdatelXnostX
konkurs; nablJdenie
znamA
stepennostX
molodaA kobYla
stolica; prostor
=
=
=
=
mEd
molotok
glina; grAzX
=
rYba
rYbak
rebEnok; ditA
deti; semXA
branX; ruganX
detskij sad
detstvo
detskij dom
wkvivalent; alXternativa
=
ptenec; cYplEnok
pCela
vosk
balbal; kamennaA baba
vodoroslX
malYS; borWevik
selXderej
mladSij rodstvennik ZenY
kostYlX; kolXco
=
=
gadalka; voroZeA
=
=
=
=
=
moroZenoe
=
balkarec
listvennica
golenX; ikra
topor
borec; silaC
=
=
=
=
=
=
=
=
=
=
=
statXA; kondiciA
trener
trener; naladCik
sad; sCastXe
ogorod; detskij sad
kontrolX; nablJdenie
nablJdatelX; kontrolEr
sCastXe
nesCastXe
lAguSka
palec nogi; babka
babka; melkaA detalX
rakuSka
Sest; podporka
oduvanCik
veCnostX; zagrobnYj mir
Saman; baksY
pastux
sopernik
soperniCestvo
zaZitoCnostX; blagopoluCie
=
barYmta; ugon skota
barYmtaC; ugonWik
bars; xod
datelXnYj padeZ
=
=
=
=
razvedka
razvedCik
bolXSoj palec
=
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
prioritet; preimuWestvo
priprava; zakuska
xuligan
=
izdatelXstvo
izdatelX
lestnica
ZilXE; krov; pristaniWe
bYCok
pressa; peCatX
press-sekretarX
tipografiA
uzornaA tesXma JrtY
stupenXka
zaxvatCik; okkupant
zaxvat; agressiA
upravlenie; pravlenie
upravlenie
vstreCa; sbor
=
naCalXnik
bastangY; deviCXi posidelki
iniciativa; naCinanie
iniciator
istok; naCalo
podleZaWee
smelostX
batYr; geroj
geroizm; otvaga
knopka
zapad
blagoslovenie; bata
daJWij blagoslovenie
=
=
=
=
vozduSnYj zmej
grAzX; boloto
=
zavAzka
sad i ogorod
rodnoj brat; sorodiC; peCenX
sobrat
bratskie Cuvstva; rodstvennostX
baursak
sklon; podnoZie
forelX
uprEk; obida
=
bazar; rYnok
gostinec
beSmet
klever
avtoritet; prestiZ
relXef; uzor
besplodie
bespeCnostX
mogila; kladbiWe
mir
obraz; oblik
videozapisX
videoklip
videosvAzX
izobraZenie
izobrazitelXnoe iskusstvo
videoigra
videozvonok
tAZkij trud; muCenie
videoplEnka
bespeCnostX
=
Cetverg
nejtralitet
sumerki; pozdnij Cas
=
ukreplenie; krepostX
osEtr
stanciA; ostanovka
=
poAsnica; taliA
belXgiec
poAs; remenX
poAs; osX
Jbka
poAs; zona
pereval; rubeZ; wtap
znak; priznak; otmetka
neizvestnostX; neopredelEnnostX
=
aktivnostX
=
proCnostX
predannostX
zadolZennostX
dostatok; soglasie
neurAdica; bestolkovostX
daJWij; podatelX
kolYbelX
poslepoludennoe vremA
pAtiletka
berdanka; vintovka
beSbarmak
pAtErka
=
lico; stranica; poverxnostX
=
napravlenie; kurs
povorot; perelom
zakladka
tipCak
sklon
=
maska
Zeleza; bAzX
bezmen
prYW; ugorX
malAriA
bij; tanec
vYsota
tancor
=
^bibliA
=
pSenica
kobYla
barYSnA; devica
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
=
=
kraska; cvet
malAr
brannoe slovo
poddannYj; vassal
poddanstvo; zavisimostX
vYkup; plata
rost; stan; telo
vzroslaA devuSka
xolostAk
=
neradivostX
dolgota
amulet; talisman
=
=
boksEr
otricanie
volostX; volostnoj
volostX
prognoz; gipoteza
prognozirovanie
buduWee
stalX
bolgarin
bYtie; suWnostX
=
=
=
ugroza; SantaZ
SantaZ
mel
=
dolg
dolZnik
buran; metelX
=
barsuk
=
porog; kosAk
slabostX; vAlostX
beZenec
svoboda
verblJZonok
botaec
=
=
kaSa
=
buza
JnoSa
pavSij geroj
Zavoronok
=
=
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
bronirovanie
=
=
brucellEz
par
sustav; slog; pokolenie
gibrid; pomesX
=
=
=
=
=
papka; svAzka
=
=
=
=
verblJd-samec
=
=
=
=
=
segodnA; segodnASnij denX
tarantul
bok
poCka
bunt; mAteZ
buntovWik
razorenie
malYS; doSkolXnik
petlA pleti
zemlAnika
poCka
poCka; buton
bloxa
berkut
berkutCi
pokrYvalo; psevdonim
celostnostX
=
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
=
dovod; osnovanie
citata
marlA; bint
koridor
toCnostX
dokazatelXstvo; dovod
dokazatelXstvo
vkus; eda
xleb-solX
sotrapeznik
priprava
nadeZda; pritAzanie
xleb-solX
kafe
menJ
zerno
kostoCka; zErnYSko
posrednik; svAzuJWee zveno
svarWik
tetradX
lekarstvo; porox
lekarstva; medikamentY
vraC
vraCebnoe delo
lekciA; urok
auditoriA
apteka
stepenX; urovenX; rang
tualet; ubornaA
sila; moWX
bessilie
lekarstvo; snadobXe
vitamin
tradiciA
tradicionalizm
velikan; div
wpoxa; wra
dostatok; sostoAnie
sCastlivaA pora; vremA
stvol
stvol; stolb
religiA
veruJWij
naboZnostX
religiovedenie
=
xolm; vozvYSennostX
koleso; krug
donen; Zerebec-CetYrExletka
grubostX
molitva; dua
vrag
vraZda; vraZdebnostX
zvuk
vlaga; niCego (s otricaniem)
=
=
=
=
oficiant
navYk
krizis
prospekt
slava
trevoga; baraban
Sum; gam
podgotovka; gotovnostX
stepX; ulica
rumAna; pomada
kalXsonY; StanY
razvitie
mudrec; genij
genialXnostX; mudrostX
Stuka; wkzemplAr; mudrec
mudrec
mudrostX
=
pAtno
zernovaA kulXtura
korica
darovanie; talant
odarEnnostX
individualXnostX
poSlAk
vorota
bolXSaA reka
WedrostX
powma; dastan
Calma
dastarxan; nakrYtYj stol
datCanin
=
spor; tAZba
sporWik; istec
burA; uragan
dauYlpaz; baraban
golos
Sum; gam
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
=
posrednik; makler
posredniCestvo
=
=
dYxanie
=
=
otdYx; kanikulY; vYxodnoj
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
dannYe; fakt; svedenie
istoCnik dannYx
baza dannYx
abstraktnostX
rekvizit
liCinka
nedug; boleznX
=
=
=
=
=
=
=
melXnica
div; velikan
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
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
=
mAC
=
torba; sumka
drug
druzXA
druZba
=
=
=
=
=
=
=
gul; gam
zaklinanie; zagovor
drofa
duval, glinobitnaA stena
=
Slem
=
veselXe; gulAnXe
=
=
topot; gul
ponedelXnik
magazin
lavoCnik; prodavec
krYlatYj konX; virtuoz
stixiA
nedouCka
tolCok; potrAsenie
dunganin
mir; svet; imuWestvo
imuWestvo; poZitki
vesX mir
mirovozzrenie
stAZatelXstvo
mirovozzrenie
poznanie mira
ZemCug
binoklX
perepolox; panika
porka
raz; kratnostX
tolpa; sumatoxa
=
spusk; uklon
trud
trudAWijsA
zarplata
truZenik
trudolJbie
zatYlok; vYsota; dux
koza
=
pol
Svabra
posev; xleba
zemledelec
zemledelie
niva
posevY; niva
bliznecY; dvojnA
podrobnostX
suverenitet
spor; prerekanie
napilXnik
krYsa
posev; privivka
dvojka
udarenie; porYv; temp
privivka
strana; narod
kosulA
podraZanie
podraZatelXnoe slovo
posol
posolXstvo
glava gosudarstva; elbasY
naselEnnYj punkt
gosudarstvennostX
sito
prizrak; obraz
stolica
merluSka
gerb
stranovedenie
leCenie
soska
lekarX; celitelX
ZenskaA grudX; sosok
pacient
leCenie
dub
namEk
orfografiA; pravopisanie
wkzamen
poliklinika
Sirina
dolA; nadel
doCernee predpriAtie
bezrazliCie; passivnostX
Sirota
svekrovX
snorovka; priEm
lovkostX
muZCina; geroj; sedlo
sedlo; sbruA
volA
volontEr; dobrovolec
guba
rastvor
rastvoritelX
pravilo; poloZenie
osobennostX
zabastovka
zabastovWik
svoboda
muZCina; samec
balovstvo
podvig; geroizm
zabava; razvleCenie
polYnX
kraj; obodok
drevnie vremena
zavtra; zavtraSnij denX
utrennik; utro
skazka
skazoCnik
erulik; ugoWenie novosElam
pamAtX; soznanie
dverX
imA
priCastie
mestoimenie
odurenie
narkotik
poloumnYj
raz; dolA; kratnostX
osEl
krapivnica
sCEt; rasCEt; otCEt
buxgalter; sCetovod
sCEt
sCEtCik; kalXkulAtor
vYCislenie
starina; pereZitok
veslo
pamAtnik
primeCanie; zameCanie
predupreZdenie; primeCanie
razumnostX
izveWenie o smerti
vospominanie; memuarY
mAso; plotX
sapogi
sapoZnik
zalog
glagol
blizkij rodstvennik
podol; podnoZie
evro
evropeec
=
gnEt; ugnetenie
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
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
=
=
=
=
fotovYstavka
fotografiA
fotolovuSka
=
=
=
=
=
=
frezerovWik
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
futbolist
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
almaz; brilliant
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
=
=
gudenie
cvetok
buket
rascvet
buket
venCik
cvetnik
gul; rokot
groxot
pleCo; izgib
rYCag
vodovorot
prAZa
zapax
duxi
namEk; Zest
namEk; znak
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
=
dublenie; zakvas; muravejnik
=
=
=
vera; iman
nravstvennostX; blagoCestie
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
porAdoCnostX; priliCie
=
=
=
=
indoneziec
=
=
igla; igolka
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
brusnika
Sipovnik
izenX
=
=
=
=
=
=
tYkva; kabaCok
obrAd; ritualXnYj podarok
suvenir
soverSennoletie; zrelostX
konfeta
nevernYj; kafir
starostX
AntarX
koreec
remeslo; promYsel; zanAtie
promYsel
predprinimatelX
predprinimatelXstvo
profsoJz
predpriAtie
professional
kastrJlA
SaSlYk; kebab
CistYj istoCnik
Zenskij kamzol
lZec; negodAj
malostX; skromnostX
skromnostX
zaderZka; pauza
kovEr
kovrik
klJC
vina
vinovnik
izQAn; porok
pupok
grAzX; belXE
zavisimostX
doxod
vvedenie
stiralXnaA maSina
nepriAznX; obida
vxod; podQezd
priSelec; zaimstvovanie
zaimstvovannoe slovo
EZ
kirpiC
resnica
brezglivostX
Celovek; lico
ubijstvo
CeloveCnostX
okovY; kandalY
kniga
kniZka; buklet
knigolJb
biblioteka
bibliotekarX
navoz
nastroenie; duSa
vesElostX
lJbovnik
koCEvka; koCevXe; karavan
koCEvka
migraciA
migraciA; koCevanie
kopiA
lider
voZak koCevXA
ulica
saZenec
pitomnik
opolzenX; lavina
koCevnik
koCevoj obraz Zizni
koZe; poxlEbka
pena
uveliCenie; razmnoZenie
proizvedenie
umnoZenie
baboCka
tipCak
gazon; luZajka
sinAk; zelenX
golubX
rubaSka; platXe
nebo; zelenX
grudX
ovoWi
golubika
gorizont
selezEnka
kukuSka; aprelX
mak
=
Caxotka
Zelanie; meCta
gololEd
vena
vesna
osina
vesennee pastbiWe; vesennAA stoAnka
drevnij tJrok
ozero
transport
garaZ
ozerco; prud
tenX
obQEm
ugolX
uglevod
uglevodorod
uglerod
klad; finiS
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
bolXSinstvo; obWestvennostX
mnoZestvennoe Cislo
mnogonacionalXnostX
mnogougolXnik
kupec
mnoZestvo; mnoZestvennostX
mogila
krasota; kuzneCnYe mexi
korimdik; smotrinY
vid; scena; proAvlenie
Asnovidec; providec
sosed
sosedi
zavistX
prozorlivostX; dalXnovidnostX
zritelX
xudoZestvennoe iskusstvo
xudoZestvennostX
xudoZestvennoe slovo
vYstavka
naglAdnostX
odeAlo
stEganaA podstilka
pokazatelX
krot; slepYS
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
vzglAd; toCka zreniA
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
=
=
=
kartofelX
=
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
=
=
=
traxeA; gorlo
prostranstvo
SirX; prostor
sovet; ^sovetY
sovetnik
ofis; kancelAriA
veCer
proWenie; izvinenie
kompleks
uZin
brod
zatYlok
savan
kebisY; galoSi
=
sunduk dlA produktov
otrubi
=
bednAk
bednostX; niWeta
tamoZnA
tamoZennik
prepAtstvie; pomexa
=
oblik; vid
personaZ; geroj
=
staruSka
mestX
CElka; Cub
keklik
mstitelXnostX
ironiA; nasmeSka
=
kilogramm; stupa
nevestka; snoxa
molodaA ZenWina
soglaSenie; soglasie
kontrakt
soglaSenie
raznoglasie; nesoglasie
peregovorY
oblik; vneSnostX
negativnoe Avlenie
buduWee
nasmeSka
varan
pestik
kostnYj mozg
defekt; nedostatok
nedostatok
korablX; sudno
genij; mudrec
genialXnostX; mudrostX
sudovWik; korabelXWik
port; gavanX
staruxa
raduga
=
kaleka; invalid
ruda
rudnik
gornAk; rudokop
mladSij rebEnok; posledYS
konoplA
kleW
xolst; parusina
=
posElok
zalog; poruCitelX
zalog
garantiA
garant; poruCitelX
SalaS; zemlAnka
=
Sumovka
probka; zator
ssora; spor
=
protivopoloZnostX; protivoreCie
reSEtka JrtY
=
Cudo; divo
konovAzX
=
karnaj; truba
naprAZenie
karavan
karavanWik
karavan-baSi
karavan-saraj
reSenie; prigovor
otrezok
vred; napastX
AWerica
beda; zlo
piala; kese
komok; kusok
nedug; pomexa
mavzolej
oZestoCEnnaA sxvatka
izobraZenie; oblik
ZivopisX
lapSa
tablica; raspisanie; vYSivka
=
ketmenX; motYga
grudX
predserdie
Zilet
polostX
vremA; moment; pora
vstreCa
period; wtap
oCeredX
deZurnYj
deZurstvo
sajgak
odeZda
vojlok; koSma
Jrta
=
kiberbezopasnostX
svAWennaA sila; svAtYnA
svAtostX
ssora; skloka
=
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
kombajnEr
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
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
kranovWik
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
krossovki
=
=
=
=
svidetelX
svidetelX
udostoverenie; svidetelXstvo
=
=
=
=
=
=
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
=
=
=
rabYnA
bormotanie
sila
usilie; wnergiA
sila; moWX
Wenok
kadka dlA vzbivaniA
podozrenie; somnenie
podozrevaemYj
zamSa
kJj; sostoAnie; melodiA
oZog
kJjSi; dombrist
saZa; molX
koromYslo
muZ; zAtX
zAtX
stress; krizis; podavlennostX
sera
pepel; zola
voldYrX
smex
pepelXnica
lepestok
somnenie
serebro
kupol
denX; solnce
grex
vostok; vosxod
podsolneCnik
zapad; zakat
dnevnik
propitanie; sredstva k Zizni
kalendarX
kupi; stEganYj kaftan
stupica
ris
=
magistralX; trakt
lopata
borXba
borec
arteriA
SalaS; budka
indejka
vzdox
sugrob
kurtka
oZidanie
uxod
osenX
xorEk
oxrana; straZa
oxrannik; storoZ
osennee pastbiWe; osennAA striZka
naslaZdenie
=
rubin
proklAtie
=
beda; lixo
terrorist
terrorizm
sapsan; sokol
laCuga
=
=
=
il; mutX
=
=
=
liliA
=
=
=
kozlEnok
prozviWe; slux
prozviWe; psevdonim
larEk
=
=
dolZnostX
=
=
slovo; otzYv
taz
=
=
=
=
=
potok; verenica
=
=
=
=
=
dunovenie; veAnie
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
=
=
=
veCnostX
zasedanie; maZilis
deputat maZilisa
prinuZdenie
obezumevSij ot lJbvi
kulXtura
kulXturnostX
kulXturologiA
trup; pokojnik
sutX; sYCuZok
zaAvlenie
zaAvitelX
svedenie; dannYe
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
WedrYj; blagorodnYj
raz
status; rang
blagorodstvo; WedrostX
iCigi
vopros; problema
moskviC
=
klACa
tekst
pogovorka
menJ
nedostatok
tribuna; kafedra
obAzannostX; zadaCa
obAzatelXstvo
xarakter; nrav
povedenie
nesCastnYj
=
karasX
koliCestvo; razmer
stavka
peCatX
Cudo
uCitelX
peCalX; grustX
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
nasledie; nasledstvo
arxiv
arxivist
muzej
naslednik
ideal; meCta; celX
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
bedro; taz
sila; krepostX
cink
gospodin
WedrostX
medX
koSka
egiptAnin
primer; basnA
sarkazm; ironiA
vedXma; baba-Aga
stog
=
smYsl; znaCenie
okrestnostX; blizostX
znaCenie; vaZnostX
vaZnostX
okrestnostX; okruga
lob
pritoloka; peremYCka
xlopotY; mYtarstva
=
=
madXAr; vengr
=
poxvala; vosxvalenie
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
=
Zir; maslo
selEdka; selXdX
sveCa
front; pole boA
frontovik
=
salfetka
obezXAna
=
=
master; virtuoz
makaronY
=
=
=
=
skot
skot i domoCadcY
=
=
skotovod; pastux
sluga; batrak
galXka
maj
=
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
tvarX; suWestvo
odobrenie
poslovica
statXA
makam; manera
barxat
celX
celi i interesY
xlopok; vata
xlopkovod
gordostX; xvastovstvo
gordostX
kot
vAlostX
=
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
pXAnstvo; alkogolizm
pozor
pozor
=
=
=
=
=
=
=
tkanX; materiA
=
=
=
=
=
=
=
=
iJnX; sezon
lJbovX
pokoj
nasmeSka; izdevatelXstvo
mazar; grobnica
bespokojstvo
soderZanie
izloZenie
pereskaz
rodinka
zaveduJWij
meCetX
raxit
otstalostX
rubeZ; granica; celX
=
=
=
=
medsestra
pomoWX; opora
=
=
=
=
=
=
svinomatka
laska; neZnostX
dobrota; miloserdie
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
strelok; metkij strelok
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
xomut; Armo
izobilie
mogila
mulla
moldavanin
=
smirenie; krotostX
banA
busina; busY
=
=
=
=
=
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
motociklist
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
muSelX; dvenadcatiletnij cikl
Clenstvo
prezervativ
interes
edinomYSlennik
invalid
mYs; ugol
rog
mox
inventarX
klJkva
imuWestvo
bezupreCnostX
vozmoZnostX
nesCastnYj; skitalec
skulXptura; figura
skulXptor
sredstva k Zizni; propitanie
voZdelenie; strastX
pitatelXnostX
mladenec; novoroZdEnnYj
veWX; neCto
belok
rasa; poroda
rasizm
udel; dolA
rezulXtat
rezulXtativnostX
bedstvie; napastX
neZnostX
=
nuker
nomer
livenX
uWerb, vred
svet; siAnie
variant; versiA; wkzemplAr
predpisanie
ukazanie; instrukciA
instrukciA
=
obQekt; celX; forma
miSenX; celX
rodstvennik po materi
narkoman
narkomaniA
neveZestvo
=
kopXE
molniA
kopejWik
ogorCenie; ropot
CestX; gordostX
=
vremA veCernej molitvY
predveCernAA molitva
xleb
vera; poverXe
verovaniA
uzor; ornament
nastavlenie; izreCenie
konkretnostX
nar; odnogorbYj verblJd
rYnok
protest; nedovolXstvo
bulatnYj meC
=
=
=
=
propaganda; nastavlenie
=
=
=
pekarX
pekarX
pekarnA
kampaniA
bolXnoj; boleznX
mart; ^naurYz
naurYz-koZe
naurYz-koZe
=
=
kapriz; koketstvo; Zaloba
vnimanie; vzglAd
osnova
obosnovanie
obosnovanie
=
=
brak
nemec
tip, prezritelXno
vnuk; vnuCka
bezrazliCie; ravnoduSie
=
=
=
=
moCa
kredit
=
=
namerenie
=
=
=
=
nogaec
nabrosok; kontur
=
=
=
=
nut; gorox
nedouzdok
=
=
norveZec
=
=
=
=
CaWa; gustoj les
=
toCka
budilXnik
oguz
ornament; uzor
ornament; uzor
pravaA storona
negodAj
Jg
repejnik
oCag
=
kovS; Cerpak
=
=
rak (boleznX); obZora
Cuma; kurgan
grex; ZalostX
oblastX
=
oboi
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
rYtvinY; nerovnosti
mnenie; mYslX
mYslitelX
igra
razvleCenie
igrok
igruSka
igornYj dom; kazino
vYrez; vYemka
mYSlenie
napErstok
prelJbodeAnie
nizina
nizmennostX; vpadina
razgrom; razor
mYslennYj obraz
=
=
=
=
=
=
dobYCa; naxodka
=
probel; nedostatok
grudX
pozvonok; pozvonoCnik
paseka; ulej
pCelovod
=
=
desAtiletie
desAtok
=
=
dekada
=
vernostX
pudra i rumAna
verolomstvo; predatelXstvo
=
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
Ctenie
uCEnYj
CitatelX
prepodavatelX
galun; pozument
sobYtie; proisSestvie
stvol; Saxta
uCEba; Ctenie
uCenik
uCebnik
rov; Ama
mesto
zamestitelX
stul
ispolnenie; vYpolnenie
ispolnitelX
ispolnitelXstvo
russkij
povod; sluCaj
priuroCivanie
oralman; repatriant
kapusta
platok
serp
=
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
fejerverk; salJt
drova; toplivo
osedlostX
zasedanie
operaciA
glava semXi
otamalY; martovskie xoloda
rodina; oteCestvo
xozAjka oCaga
sooteCestvennik
patriotizm
koloniA; otara
kolonizator
kolonializm
sovmestnaA ZiznX
otau; Jrta molodYx
semXA
=
=
=
ognivo; zaZigalka
kislorod
kislorod
otliCnik; peredovik
nasilXnik; despot
proizvol; nasilie
=
pakistanec
Cistota; celomudrie
beda; napastX
filosofiA
predmet; disciplina
komanda; sila
dejstvennostX
kvartira
plata za kvartiru; arendnaA plata
sosed po kvartire
pokroj; forma
forma; oblik
seno
mnenie
edinomYSlennik
debatY; disput
diskussiA; debatY
opros mnenij
slon
pir; duxovnYj pokrovitelX
mutovka
fistaSka
fitr; podaAnie
=
soZalenie; plaCevnoe poloZenie
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
=
prorok
proroCestvo
suZdenie; ponimanie
procent
polXza; pribYlX
pribYlX i ubYtok
korYstolJbec
korYstX
poleznoe iskopaemoe
ispolXzovanie; wkspluataciA
polXzovatelX
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
ubeZiWe; zaWita
priJt
=
=
=
=
=
=
cennostX; smYsl
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
vzAtoCniCestvo
blagorazumie; razum
=
=
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
=
partnEr
=
podlostX; nizostX
=
=
=
=
=
carX
carica; koroleva
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
=
peCX
sudXba; Celo
=
=
=
=
=
=
raspoloZenie; namerenie
=
=
=
=
smertnYj; rab boZij
slabostX smertnogo
=
=
peri; feA
angel
zanaveska; Stora
=
=
=
=
peri
klaviSa; lad
klaviatura
=
=
=
=
=
=
ditA; otprYsk
roddom
=
=
=
=
=
luk
namerenie; umYsel
=
=
=
=
=
=
Zertva; samopoZertvovanie
=
=
=
=
=
valenki
=
=
=
=
=
piroZnoe
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
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
=
=
poezd
=
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
CudoviWe
Avlenie
kibla; Jg
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
vixrX; smerC
podxvostnik
slitok; litXE
blin; oladXA
xvost; kurdJk
kometa
rab
rvenie; vooduSevlenie
ZerebEnok
zamok
nrav; nastroj; Zelanie
saZenX; razmax ruk
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
kumalak; gadalXnYj bob
gadaJWij na kumalakax
strastX; azart
strastX
supesX
stoimostX; cena
vinovnYj
tElka-trExletka
kunan; Zerebec-trExletka
pitatelXnostX; plodorodie
plodorodie
cennostX
bobr
priklad; pelEnki
userdie; staranie
tajna; sekret
sekretnostX; konfidencialXnostX
parolX
pravo
pravoved
pravovedenie
zasuxa
ustrojstvo
struktura
stroitelXstvo; sooruZenie
stroitelX
sQezd; kurultaj
uCreditelX
kuruk; Sest s petlEj
orudie; sredstvo; instrument
oborudovanie
sajgaConok
sostav
sbornaA
^koran
loskutnoe SitXE
konstruktor
sostavitelX
rovesnik; podruga
Zertva
^kurban ajt
ZertvoprinoSenie
Zaba
propastX; bezdna
rovesnik; sverstnik
materik; suSa
finik; xurma
sloZnoe predloZenie
uvaZenie; poCEt
utroba; Crevo
obruC; obod
CervX; kurt
tuberkulEz
vedXma; staraA karga
ptica
^mleCnYj ^putX
berkutCi; sokolXnik
ptiCXe krYlo (uzor)
blago; blagodatX
banoCka; koroboCka
beSenstvo
caplA
spasatelX
pozdravlenie
utEs; skala
voron
vedenie; kompetenciA
kompetenciA
kompetentnostX
keramika; oboZZEnnaA glina
gonCar
gorCica
kislota
zud
konskij volos
volosinka; ostX
sablA; meC
povedenie; povadka
izmorozX; poroSinka snega
prestuplenie
prestupnik
kistX
xvoA; ostX
pereSeek
kapillAr
kumYs
WavelX
dorogovizna
liSajnik; xna
noZnY
kipCak
krupica
xrebet; stepX; granX
tonkosti
poboiWe; reznA
kirgiz; kYrgYz
fazan
Astreb-perepelAtnik
kapusta
orEl; xiWnaA ptica
vozvYSennostX
inej
sentAbrX
tok; gumno
striZka ovec
seCa
grAda; xrebet
neudaCa; nevezenie
neumelostX
kora; skladka
zima
davlenie; naZim
pritesnenie
nazlo; mestX
pritesnenie
tiski; naZim
WipcY; kleWi
sokraWenie
sokraWenie
skrepka; priWepka
zimovXe; xutor
zimovka
Wekotka
CipsY
kitaec
doCX; devoCka; devuSka
provodY nevestY
tJlXpan
zavistX; revnostX
interes
desna
svEkla
interes; zabava
korX; krasnuxa
pomidor
vspYlXCivYj
vspYlXCivostX
sluZba; usluga; rabota
sluZanka; sluZitelX
sotrudnik; sluZaWij
sotrudniCestvo
Zar; temperatura
ogorCenie; izQAn
udar; obida
zaxolustXe
=
=
bumaga
princip; pravilo
princip
perekati-pole
kanglY
skelet; karkas
slux; molva
AnvarX
rasstoAnie
mul
doloto; stameska
beglec
astra
xadZi; palomnik
xadZ; palomniCestvo
stojkostX; sila
neobxodimostX; potrebnostX
sposobnostX
mogila
leopard; pantera
vospriimCivostX
priEmWik; poluCatelX
vospalenie
kora; koZura
plEnka; koZica
stena; rebro
CeSuA
kusaCaA sobaka
=
veko; brovX
wtaZ; sloj
uvaZenie; cennostX
dostoinstvo
poCtennostX
Sag
funt
gnev; ArostX
geroj
geroizm
gore; peCalX
noZnicY
protivoreCie
berEza
rodnA muZa ili ZenY; berEza
rodnA ZenY
deverX; Surin
zolovka starSaA
zolovka
lodka
milostX; blago
niWij; poproSajka
blagotvoritelXnostX
pripev; refren
perxotX
kajlo
smetana; slivki
starSij brat muZa ili ZenY
rodnik; istoCnik
testX; svEkor
tEWa; svekrovX
melX; otmelX
toCilXnYj kamenX; oselok
pleSX
wnergiA; sila; muZestvo
deAtelX
uporstvo; stojkostX
konCina
perestrojka
sdaCa; otdaCa
kalYm
nevesta
forma; sostoAnie; norma
Sutka
kalZa; mAso dlA roZenicY
gorod
olovo
ruCka; pero
gonorar
literator; pisatelX
gvozdika
ruCka
penal
krapiva
Zelanie; kladka
ZelatelXnoe naklonenie
kamenWik
ostatok; otxodY
kalmYk
SlApa; kolpak
ukrYtie; milYj
Wit
karman
nosovoj platok
zakoulok
zabota
pletX; kamCa
testo
kamYS; trostnik
krepostX
arest; zatoCenie
zaklJCenie; osada
ambar; zakrom
popeCitelX
opekun; popeCitelX
zabota
obespeCennostX
=
krovX
krovAnoe davlenie
krovenosnYj sosud
krovopijca; ubijca
suka
krovopijca
kinZal
dovolXstvovanie; umerennostX
krYlo
wkspluataciA; ugnetenie
wkspluatator; ugnetatelX
kandas; krovnYj rodstvennik
saxar
krovoprolitie
krovenosnYj sosud
meSok
meSoCek; paket
oploSnostX
duxota
peCalX; ogorCenie
peCalX
zastEZka; skoba
upakovka
vorota
vratarX
kapkan
krYSka
stolknovenie; konflikt
sneg
lavina
oSejnik
povodok
proklAtie
vorona
Srift; bukva
Astreb
vzaimootnoSenie; obWenie
Zeludok; Zivot
karandaS
mladSaA sestra (muZCinY)
pAdX; CetvertX
dolg
dolZnik
finansY; sredstva
finansist
finansirovanie
narodnaA pesnA; kara olen
Cernosliv; sliva
roZX
dEgotX
prostoj narod
vAz; karagaC
sosna
temnota
zraCok
noAbrX
karaCaevec
sredstva
eZevika
prostota; skromnostX
razbojnik; pugalo
dZejran
greCixa
=
=
smorodina
skvorec
obraWenie
karaul; storoZ
arbuz
sumatoxa; gorACaA pora
starec; starik
=
lastoCka
udoCka
temp
soprotivlenie; vozraZenie
protivnik; sopernik
soperniCestvo
korsak
starik; poZiloj Celovek
karta; tolstaA kiSka konA
starostX
dom prestarelYx
oruZie
vooruZenie
soratnik
razoruZenie
brovX; rAdom; vrag
gore; skorbX
loZka
mAsnik
svojstvo; kaCestvo; svAtostX
svAtostX
volk
vraZda; zlo
pokuSenie; zlodeAnie
ZestokostX
baba; Zena
Zena i deti
otnoSenie; svAzX
katYk; kisloe moloko
uCastie
uCastnik
surovostX; ZestokostX
rAd
rovesnik
oSibka
oSibka
opasnostX; risk
zlokaCestvennaA opuxolX
tvErdostX; ZEstkostX
opasnostX
opasnostX; ugroza
bezopasnostX
obWestvo; obWina
soobWestvo; associaciA
dYnA
pero
Seluxa
koroboCka
slux; molva
postanovlenie
gusX
=
kazna; sokroviWe
kol; kolYSek
konCina; smertX
oktAbrX; kotEl
nekrolog
kazanat; boevoj konX
kazax
kazaxstanec
raskopki; iskopaemoe
sklon; kosogor
voobraZenie; meCta; fantaziA
konec sveta; sudnYj denX
zlo; zloupotreblenie
osoka
ogurec
perekrEstok; pereseCenie
obrezki
trudnostX
obrezok
kraj; dalX
WebenX; kroSka
dviZenie
seCenie
=
logika; rezon
logiCnostX
nelogiCnostX
krivaA
skazanie; povestX
zaAc; krolik
rogoz
obWestvo
obWestvennYj deAtelX
sodruZestvo; soobWestvo
obWestvovedenie
=
zvonok; kolokolXCik
Zuk
bednYj sosed
poCEt; obodrenie
baran
=
volnenie; trevoga
Skatulka
Ak
ovca
Caban; pastux
spektaklX; postanovka
pazuxa; obQAtiA
sklad
kladovWik
nedra; glubX
ruka; vojsko
pomoWX; podmoga
perCatka; vareZka
remeslo; rukodelie
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
polkovodec; komanduJWij
upotreblenie; primenenie
priloZenie
primenenie; ispolXzovanie
polXzovatelX
podderZka
storonnik
kotomka; sumoCka
prosXba; aorta
podmYSka
krokodil
podpisX; avtograf
poselenie; mesto ZitelXstva
pereselenec
pereselenec
medveZonok
noCleg
gostX
gostepriimstvo
ugoWenie gostJ
konakkade; podarok gostA
gostinica; otelX
ustanovka
topX; kamYSi
musor
ugroza; zapugivanie
fond; zapas
krepostX; kurgan
opekun
oborona
svinec
zaWita
zaWitnik
zaWita
okruZaJWaA sreda
ograda; zabor; okruZenie
kladbiWe; zaxoronenie
zapovednik
egerX
vYvod; itog; zaklJCenie
splav
korZYn; peremEtnaA suma
xlev; skotnYj dvor
kolCan
korobka
petux
piWa, pitanie
uniZenie; oskorblenie
strax
trus
trusostX
dvoetoCie
sputnik
soedinenie
soedinenie
affiks; priloZenie; dopolnenie
otrAd
summa
tuSkanCik
svAzka; para
smesX; primesX
dvuAzYCie
sloZenie
zagon; stojbiWe
podviZnostX
dviZenie
dvigatelX; motor
AgnEnok
lebedX; suxostoj; xitrec
pogonA; presledovanie
repressii; goneniA
moCevoj puzYrX
kukla
=
polostX; pustota
zasuxa
dogonAlki
radostX
moWX; wnergiA
moWnostX
bezdetnYj
xitrostX
xitrosti; kozni
kuraj; burXAn
simvol
ceremoniA; obrAd
obraz; manera
=
=
rolX
razreSenie
propusk
=
xleb nasuWnYj; propitanie
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
naklonenie; nastroenie
bazilik
=
=
=
=
=
milostX; miloserdie
amnistiA
bezZalostnostX
naslaZdenie; udovolXstvie
=
=
=
roza
=
=
spasibo; blagodarnostX
cvet; vid
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
obida; nedovolXstvo
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
rezina
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
=
priznatelXnostX
udovletvorenie; soglasie
=
=
=
=
=
=
=
=
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
mladenec; malYS
skakun; rYsak
nesootvetstvie
sootvetstvie
privet; privetstvie
posYlka
iva plakuCaA
moda; krasota
velikolepie; pYSnostX
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
arxitektura; zodCestvo
arxitektor
suxoZilie
mladSaA sestra (ZenWinY)
slJna
rYsX
sotrAsenie; tolCok
WEloCX
ssYlka; snoska
spiCka
=
izmorosX
gnida; uksus
=
vYgovor; poricanie
predloZenie
vYskazYvanie
razgovor
reCX
govorAWij
sok; oCiWennoe proso
sok; vYdeleniA
serebrAnYj rublX
sumka
vYklJCatelX; ognetuSitelX
polka; finiS
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
siluwt; sxema
=
sultanstvo
krasota
zlodej; kovarnYj
uZas; zlodejstvo
negodAj
ukazatelXnYj palec
sort
vid; oblik
spros
burA; uZas
vopros
zapros; vopros
voprositelXnYj znak
prositelX; spraSivaJWij
negodAj
intervXJ; beseda
cYgan
zvon
odin iz parY
sYnsu; proWalXnaA pesnA nevestY
slux; vestX
sYbYzgY; flejta
sYbaga; dolA mAsa
soobWnik
soobWniCestvo; korrupciA
Selest; Sorox
molniA
podarok; dar
EmkostX; vmestimostX
premiA; voznagraZdenie
podarok; premiA
vzaimouvaZenie
sladkij kurt
Stukaturka
Stukatur
ZurCanie; zvon
predlog; otgovorka
provoloka; provod
strojnostX; krasota
kritika; ispYtanie
imA prilagatelXnoe
otzYv; recenziA
vYzov; ugroza
kritik
kritiCnostX
klass
klassnYj rukovoditelX
odnoklassnik
perelom; oblomok
kostoprav
proba
rtutX
ispYtanie; zaCEt
venik; metla
sor; musor
metla; venik
uCtivostX; veZlivostX
veZlivostX; uCtivostX
dvustvorCataA dverX JrtY
satira
satirik
tajna; sekret
xarakter; svojstvo
serXga
katok; gorka
pivo
zaduSevnYj drug
=
sYrnaj; garmonX
boleznX; bolXnoj
naruZnaA storona; vneSnostX
verxnAA odeZda
linejka
liniA; Certa
defis; CErtoCka
carapina; treWina
CertEZ
tenX; senX
daCa
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
ZevatelXnaA rezinka
ustXe
sklep
Cas; CasY
CasovWik
WelX; prosvet
gluxoj
gluxota
grib
mYlo
terpenie; vYderZka
sderZannostX
saba; burdJk
soloma
sabantuj
=
urok
preemstvennostX
=
Zertva; otkup
luk
milostYnA; sadaka
=
ovrag; loWina
sostAzanie; turnir
vYborY
izbiratelX
instrument, snastX
kloun; Sut
=
CErt
=
paraliC; plot; sal
salY i seri
ZiznX sal-seri
=
vklad
vkladCik
nalog
sravnenie
otraslX; sfera
=
blagopristojnostX; salavat
zdorovYj obraz Zizni
posledstvie
=
ves
stepennostX; vesomostX
=
proxlada; xolodnostX
obYCaj
obYCai i tradicii
obYCai i soznanie
torZestvo; torZestvennostX
samruk; Zar-ptica
kedr; kedrovaA sosna
visok
lEgkij veterok
=
samovar
samovar
=
=
=
=
=
Cislo; koliCestvo; bedro
imA CislitelXnoe
soznanie
soznatelXnostX
sCitalka
perepisX; sCEt
kategoriA; razrAd
intelligent; deAtelX
=
sunduk
bred; vzdor
sandalii
=
=
=
=
=
=
rukoAtka; stroj
kaCestvo
kaCestvennostX
poezdka; puteSestvie
poputCik
sapEr
saptama; sapogi s vojloCnYm Culkom
=
straZ; policejskij
boroda
kolXco
Cutkij sluSatelX; znatok starinY
ostoroZnostX
predoxranitelX
straxovatelX
suslik
osa
slivoCnoe maslo
Zeltuxa
Cesnok
motiv; napev
sYvorotka
skupostX
=
dvorec
analiz; wkspertiza
wkspert; analitik
wkspertiza
voin; soldat
voenaCalXnik
glavnokomanduJWij
=
=
vodopad
sarkYt; ostatki ugoWeniA
lestnica; stupenX
prodaZa; sbYt
pokupatelX
=
predatelX
predatelXstvo
prodaZa
prodavec
doArka
uveselenie
soroka
kolXCuga; dospexi
vopros; zapros
anketa; opros
voprosnik
gramotnostX
negramotnostX
gramotnostX
torgovlA
torgovlA; torgi
torgovec; kupec
ovcematka; zdorovXe
=
palec
stepX; pustYnA
scena
glina; melodiA
=
kompozitor
=
=
=
lXdina
=
priCina
korzina
=
=
vtornik
=
=
prYZok; skaCok
=
vesnuSka
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
=
izQAn; Werbina
ravnoduSie
=
=
=
=
meC
vera; doverie
nadEZnostX; uverennostX
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
seri; WEgolX
sputnik; tovariW
partnEr
tovariWestvo; partnErstvo
pruZina
=
=
=
sErfing
bodrostX; CutkostX
=
=
kozEl-voZak; voZak
sdvig; prorYv
impulXs; porYv
=
klAtva; obet
=
progulka
=
=
=
=
podozrenie; predCuvstvie
Cuvstvo
CuvstvitelXnostX
=
=
=
Cernila
vid; oblik
korova
pastux korov
=
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
xarakter; svojstvo; priznak
xarakteristika; opisanie
opisanie
koldovstvo; magiA
volSebnik; koldun
golenX; noga
=
=
=
=
=
=
=
=
=
=
=
=
=
skripaC
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
sogYm; skot na uboj
sogYmbasY; ugoWenie
vojna
voinstvennostX
=
konec
=
=
=
=
=
=
dubina; soil
poboiWe; deboS
=
=
sever
gajka
summa
slepenX; ovod
=
=
sufij
slepoj
slepota
soxa; plug
tropa; tropinka
udar
solonCak
nasos
solAnka
bezobrazie
bedolaga; nesCastnYj
bulXon; sorpa
solonCak
=
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
=
=
sportsmen
=
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
stanciA; wlektrostanciA
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
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
=
xolod
xolodnostX
surok
oroSenie; poliv
vodopoj
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
vodoEm; vodoxraniliWe
risunok; kartina
xudoZnik
xudoZnik slova; tvorec
izobraZenie; kartina
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
sosulXka; kopXE
vodolaz; nYrAlXWik
filej; mAso s rEber
suJnSi; podarok za radostnuJ vestX
lJbovX; privAzannostX
kostX
borodavka; mozolX
pAdX
opora; podderZka
piAvka
ostov; tenX Celoveka
ostov; Zalkoe podobie
polotence
obrezanie; sunna
vAlenoe mAso
starYj xolostAk
sura
protorEnnaA doroga
rubanok
ssYlka; gonenie
tropa; silos
surXma
moloko
mlekopitaJWee
suzbe; tvorog
tif
^bog; ^tengri
tengrianstvo
korona; venec
tadZik
opYt; wksperiment
appetit
nadmennostX
vospitanie; obuCenie
vospitanie i obuCenie
nastavnik
telo; plotX
tapoCki
vospitanie
vospitatelX
vospitannik
tarelka
porAdok; disciplina
sposob; metod
sladostX
znaxarX; lekarX
pokaAnie
risk; reSimostX
pritAZatelXnostX
zavisimostX
sklonenie s pritAZaniem
nezavisimostX
sutki
SitXE
portnoj; SveA
Sov
prAmoj ugol
vertolEt
prAmougolXnik
prAmoj wfir
Sip; kolJCka
AzYk
AzYkoznanie
lomtik
korrespondent; AzYkoved
poZelanie; Zelanie
soCuvstvuJWij; dobroZelatelX
perevodCik; tolmaC
AzYkoznanie
AzYkoved
obYsk
kompXJternaA mYSX
ZiznX; suWestvovanie
opora
podporka; opora
registraciA
uCEtnaA zapisX
pricep
soCetanie
soCetanie
registraciA
ZiznX; ZitXE; dela
zub
ploskogubcY; kleWi
spisok
cepX; rAd
koleno
povodXA; povod
=
=
okrestnostX; okruga
revolJciA; perevorot
revolJcioner
xolm; makuSka; potolok
xolmik
draka
draCun
kobelX; storoZevoj pEs
=
priplod; molodnAk
tolengut
platEZ; vYplata
podlinnik
pasport
bugorok; koCka
poCEtnoe mesto
predsedatelX
predsedatelXstvo
tore; velXmoZa
sudXA (v sporte)
pravosudie; arbitraZ
rodnA zamuZnej ZenWinY
poezdka zamuZnej k roditelAm
CetYre vida skota
CetYrExugolXnik
CetvErka
grudX
nakovalXnA
postelX; krovatX
postelX; postelXnYe prinadleZnosti
podstilka
CrezvYCajnaA situaciA
otpor (v tOtep beru)
terpenie
tolerantnostX; vYnoslivostX
kopYto; potomok
pXedestal; nasest
platforma; doktrina
pervenec
kuvSinka; bezdna
pelXmenX
vYvod; zaklJCenie
koncepciA
belYj Astreb
tupik
liCnostX; figura
prAdX; Cub
prAdka volos
tulpar; skakun
=
amulet; obereg
gripp; nasmork
klJv; morda
osadok; otstoj
karp
penEk; obrubok
semA; poroda
nasledstvennostX
nasledstvennostX
toCka zreniA; aspekt
ZitelX
ZilXE; Ziloj dom
redXka
statX; telosloZenie
stoAnie; poloZenie
stoAnka
nestabilXnostX
stabilXnostX
bYt; ZiznX
oblik; forma
mesto naprotiv; vremA
putY
tusaukeser; prezentaciA
kompas
tuskiiz; nastennYj kovEr
namEk; inoskazanie
oboi
sovremennik
zatmenie
potreblenie
potrebitelX
zaZiganie; rozZig
celostnostX
plennik; uznik
ruCka; rukoAtX; opora
solX
silok; petlA
sous; rassol
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
tajna; zagadka
tYmak; malaxaj
tiSina; pokoj; spokojstvie
pokoj
dYxanie
znak prepinaniA
ZiznX; bYt
delXnostX
xolera
grabli
ZuravlX
nogotX; kogotX
kavYCki
Sram
Cexol; obivka; vneSnAA storona
perila; opora
palka; posox
dikarX; dikoe Zivotnoe
nazidanie; pouCenie
staZEr
piWa; blJdo
terpenie
sudXba
poklon; poCtenie
rassvet; utro
zavtrak
bint; povAzka
divo; Cudo
znak; tamga; simvol
znaCok
nEbo
izbrannoe
udivlenie; vosxiWenie
utro
malina
rassvet; predutrennee vremA
dikovina; redkostX
stado
poklonenie
poklonnik
doxod; uspex
vinitelXnYj padeZ
grob
skovoroda
tabanan; xleb na skovorode
porog
podoSva; stupnA
nastojCivostX
blJdo
blJdce
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
tajkazan; bolXSoj kotEl
=
=
=
iva; prut; volosok
vkus; razborCivostX
bezvkusica
volokno
=
trebovanie
abiturient; soiskatelX
celeustremlEnnostX
spor; borXba
analiz
wpilepsiA; pripadok
=
stremlenie; porYv
obsuZdenie; mAlka
=
kaplA
korenX; vena; pulXs
znaxarX po pulXsu
pobratim
avgust
Cudo; zreliWe
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
deficit; nexvatka
pistolet
naxodCivostX
zakaz
zadanie
stereotip; Stamp
tron
tema; zagolovok
tJbetejka
stiSok; takpak
gospodin; vladYka
doska
doska
tabliCka
blagoCestivYj; naboZnYj
blagoCestie
proso; pSeno
tiraZ
=
storona
rasCEska; grebenX
=
glava
vesY
=
istoriA
istorik
istoriografiA
uzostX; tesnota
CalYj konX; korifej
punkt; vetvX
podpunkt
=
pritAZenie; tAgotenie
nereSitelXnostX
borXba; sxvatka
vYdviZnoj AWik
podarok; tAga
kamenX
kamennYj vek
kamenWik
perevozka
perevozka
perevozCik
topot; groxot
Sosse
ukrYtie
Cerepaxa
lenta; remeSok
potok; navodnenie
tatarin
=
druZba; soglasie
gora
kurica
pavlin
tovar
gornYj kozEl
parSivYj; pleSivYj
tazY; borzaA
Cistota
uborWik
rovnA; tJk
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
taz; miska
bolXSaA derevAnnaA CaSa
kolEsiko; Skiv
napor; sila
proisxoZdenie; rod
kub
kozEl
=
protivostoAnie
=
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
pinok; gnEt
pedalX
pot
koZa; Skura
sbor; nabor
sborWik; sborWik uroZaA
severnaA storona
=
=
kolebanie
glubina
topolX
okno
sledstvie
sledovatelX
potnik; niZnAA rubaSka
terme; nazidatelXnaA pesnA
=
=
=
=
=
=
=
=
=
dYra; otverstie
Silo; dYrokol
=
rYCag; mexanizm
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
tiYn; kopejka
tibetec
=
=
=
=
=
meWanin; tuneAdec
=
prAZka
tugaj; roWa
prud; zapruda
xolodilXnik
krYZovnik
lodYZka; Wikolotka
tolpa; sboriWe
toj; prazdnik; svadXba
prazdnestvo
nenasYtnostX
tojbastar; pesnA-zaCin
banketnYj zal; tojxana
=
=
=
volnenie; razdumXe
rodovYe sxvatki
tolgau; razdumXe
dopolnenie
velikan
volna
=
klobuCok; tomaga
koCka; penX
=
Suba; tulup
grabitelX
=
=
gruppa
predpoloZenie
poCva; zemlA
sumatoxa; padEZ ovec
potop
=
=
dvernaA petlA
podborka; seriA
gruppirovka
dAtel
potnik
trikotaZ; tekstilX
tkaC; tkaCixa
zastoj
buloCka
tokal; mladSaA Zena
samodovolXstvo
kolotuSka
kvartal
AgnEnok-godovik
reSenie; ostanovka
ostanovka
vAzanie; tkaCestvo
setX; kletka
tonkij SElk
vorobej
porosEnok
uzel
=
=
SElk
torsYk; koZanaA flAga
=
sJrpriz
varenXe
zapruda
pregrada; zaslon
CaSa
=
rZavCina
okisX; rZavCina
popugaj
vosstanovlenie
pYlXca; pYlX
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
trenaZEr
=
=
=
=
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
=
znamA; flag
rodnA; rodstvennik
rodnaA zemlA
denX roZdeniA
=
proizvedenie; proizvodnoe
koSma bokovoj Casti JrtY
rodstvennik
rodstvennik
bratstvo; rodstvo
rodstvo
tuberkulEz
=
suxaA Skura
rod; priroda
uroZenec; rodiC
=
=
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
koreSok; kvitanciA
pux
poluostrov
uzel; vYvod
rezJme
klJCevoe slovo
zErnYSko; tabletka
verblJd
verblJZatnik
straus
verblJZXA kolJCka
pugovica
romaSka
bulavka
oWuWenie; intuiciA
zagvozdka; sloZnYj vopros
volosok; vors
vid skota
vYpusknik
lisa
noCX
polnoCX
tundik; vojlok nad SanYrakom
mrak; tXma
dno; osnovanie
korni; istoki
glubina; dalXnij ugol
podlinnik; original
podsoznanie
vid; sort; vneSnostX
turok; tJrok
turkmen
tJrgeS
tJrok
tJrkologiA
raznoobrazie
tJrXma
tolCok; stimul
poldenX; cvet; son
vYkidYS; abort
postuplenie; uroZajnostX
ponAtie; ponimanie
kommentarij; obQAsnitelXnaA
nedorazumenie
vzaimoponimanie
poAsnenie; tolkovanie
sQEmka
obed
obed; Jg
dYm
prAmaA liniA
uCastok
obeWanie
upolnomoCennYj
vizirX
ikra
unina; ZerdX JrtY
gorstX
molozivo
pereZivanie; zabota
=
vremA
=
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
vaxtEr
=
=
vegetarianec
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
=
novostX; izvestie; peredaCa
vestnik; gonec
soobWenie; uvedomlenie
obQAvlenie
bezvestnostX
=
Zivotnoe; skotina
Zivotnoe
zoopark
zverinec
mudrec
=
=
sostoAnie; poloZenie
poloZenie; sostoAnie
sostoAnie
narod; naselenie
xalva
=
=
xanSa; carica
princessa; carevna
gospoZa; dama
xanstvo
boZXA korovka
xanzada; careviC
=
=
pisXmo; poCerk
sekretarX
sekretariat
protokol
xazarin
=
rasskaz; povestX
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
=
=
peWera
treugolXnik
trojka
process
uskoritelX
kroSki; opilki
agitaciA; uveWevanie
agitator
dom
domaSnee zadanie
nasYpX; gruda
kosAk loSadej
kruZok
klEn; vetla
trenie
domosed
ZenitXba
svadXba
garmoniA; soCetanie
garmoniCnostX
kuCa
utka
uCaWijsA
ujsunX
filin; sova
prigovor
pravitelXstvo
tErka
dolA; vklad
dolXWik; pajWik
raspredelenie
raspredelitelX
obrazec; primer
uspevaemostX
nadeZda
kandidat
beznadEZnostX
zvuk; golos
indiec; indus
indeec
molCun
garmoniA; sozvuCie
zakon singarmonizma
obraWenie; vozzvanie
wkonomiA
molCanie; bezmolvie
audiokasseta
tendenciA
strax; uZas
^pleAdY
fasolX
zamorozki
lJtYj veter
verx; poverxnostX
plato; ploskogorXe
stol
nadbavka
gospodstvo
nadbavka
nareCie
utJg
zapAtaA
uzik; koSma verxa JrtY
pererYv
otrYvok
stremA
soratnik
obida; muCenie
AkorX
Ad; moCa
ispug; duSa
nuZda; nexvatka
potomstvo; rod
tAZestX; zloba
zemletrAsenie
naZdaCnaA bumaga
zlodeAnie; zlo
lEn
raketa
zindan; temnica
zakon
zakonomernostX; zakonnostX
Jrist
zakonodatelXstvo
bezzakonie
Zena; supruga
svetskostX
=
uWerb; vred
wpoxa; vremena
sovremennik
povreZdenie; vred
voplX; plaC
zarAdnoe ustrojstvo
uWerb; posledstvie
stenanie
veWX; predmet; veWestvo
imA suWestvitelXnoe
wtiketka
udovolXstvie; nastroenie
zavod
vozmezdie
=
puSka
=
vnimanie; um
ponAtlivostX
pensiA; naslaZdenie
pensiA
pensioner
zakAt
nosilki
=
pozument; kanitelX
razum; pamAtX
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
leleAtX; xolitX
oslablAtX
slabetX
petX
podatX; dostatX
dejstvovatX
vzaimodejstvovatX
otdelYvatX; ukraSatX
ukraSatX
vpeCatlAtXsA
uvlekatXsA
xlopotatX; vozitXsA
bespokoitX; utruZdatX
SutitX
gotovitXsA
gotovitX
vYpivatXsA
poitX
pitX
zacepitXsA; podcepitXsA
visetX; zaceplAtXsA
ceplAtXsA; primYkatX
plestisX; medlenno idti
uvlekatX za soboj
sledovatX; idti vmeste
prodvigatX
prodvigatXsA; progressirovatX
veSatX; ceplAtX
otbiratXsA
otbiratX
ukrupnAtX
ukrupnAtXsA
kvasitX; razlagatX
trAstisX; kolYxatXsA
zaderZivatXsA; skaplivatXsA
zaderZivatX; sderZivatX
svErtYvatXsA; razlagatXsA
opuxatX; otekatX
delatXsA
delatX; rabotatX
puxnutX; opuxatX
razYskivatXsA
iskatX; bYtX v poiske
razYskivatX
iskatX
obrabatYvatXsA
obrabatYvatX; redaktirovatX
zlobstvovatX; oZestoCatXsA
stiratXsA; vYklJCatXsA
vYklJCatX; stiratX
vraZdovatX
gasnutX; stiratXsA
nositXsA s kem-libo; xlopotatX
celovatX
CuvstvovatX sebA CuZim
delatX tak
ogorCatX; zastavlAtX soZaletX
soZaletX; raskaivatXsA
revetX; rYdatX
idti po pAtam
obiZatXsA
dovoditX do rYdanij; ugnetatX
vsxlipYvatX; rYdatX
izmerAtXsA
izmerAtX; vzveSivatX
petX; slagatX pesni
tusklo mercatX; slabetX
bYtX ubitYm
ubivatX
umiratX
proizvoditXsA
proizvoditX; dobYvatX
prorastatX; vsxoditX
razvivatX; rasSirAtX
rasSirAtXsA; razvivatXsA
razZigatX; usilivatX
rvatXsA; userdstvovatX
razgoratXsA; usilivatXsA
razvivatX; razvoditX
razmnoZatXsA; razvivatXsA
volnovatXsA; burno bitXsA
procvetatX; razvivatXsA
podnimatXsA; idti vverx
ukraSatX uzorom
goretX; sgoratX
podZigatX; sZigatX
plesti; zapletatX
vYraWivatXsA
vYraWivatX; rastitX
spletniCatX
zaveWatX; nastavlAtX
rasti; uveliCivatXsA
prositX
vozmeWatXsA; vYplaCivatXsA
vozmeWatX; ispolnAtX
provoditXsA
provoditX; propuskatX
pereZitX; provoditX
proxoditX; perexoditX
sCitatX svoim
gorACitXsA; s Zarom tverditX
izmenAtXsA
izmenAtX; menAtX
izmenAtXsA; menAtXsA
sodrogatXsA; smuWatXsA
sodrogatXsA; ispYtYvatX stYd
naprAgatXsA; vaZniCatX
gnitX
stavitX na koleni verblJda
opuskatXsA; osedatX
tomitXsA ZaZdoj
ispYtYvatX ZaZdu
kopnitX; skirdovatX
zanimatXsA
gnatX verenicej
idti verenicej; tAnutXsA
tAnutXsA; voloCitXsA
obmatYvatX portAnkami; ukutYvatX
kivatX
uglublAtXsA; vglAdYvatXsA
kovYrAtX; klevatX
rZatX; Sumno radovatXsA
tratitXsA; rasxodovatXsA
rasxodovatX; tratitX
udalAtXsA; vzmYvatX
vYpuskatXsA; vYnositXsA
vYvoditX; proizvoditX; vYpuskatX
vYxoditX; vYezZatX; podnimatXsA
vizZatX; pronzitelXno kriCatX
zvenetX
zakalAtXsA; soverSenstvovatXsA
zakalAtX; soverSenstvovatX
priZigatX; muCitX
SipetX; SkvorCatX
terpetX; vYderZivatX
moCitX; zamaCivatX
WipatX
zakalAtXsA
zakalAtX; trenirovatX
strekotatX
strekotatX; vereWatX; zvenetX
xoroSetX
zaputYvatXsA
oputYvatX
istoSno kriCatX
petX; vosparAtX
treskatXsA; xmuritXsA
treWatX
xmuritX
otraZatXsA; slepitX
otraZatXsA; raskalYvatXsA
ZalovatXsA
ZalovatXsA
ZalitX; raskalYvatX; ZalovatXsA
poloskatX; spolaskivatX
pYlitX
pYlitX
vizglivo kriCatX
rassYpatXsA
brYzgatX; razbrasYvatX
razbrYzgivatXsA; razletatXsA
zastavitX rassYpatX
rassYpatX; razbrasYvatX
rubitXsA; metatXsA
vdoxnovlAtX
vdoxnovlAtXsA
skakatX; rubitX; kositX
atakovatX; napadatX
poloskatXsA; razmYvatXsA
ZevatX
kaCatXsA; SatatXsA
sraZatXsA
kaCatX; trAsti; vzbaltYvatX
spotYkatXsA; zadevatXsA
zabolevatX; podvergatXsA
otkidYvatXsA; CvanitXsA
otkidYvatXsA nazad
razlivatXsA; voznositXsA; pYlatX
zadevatX; obozrevatX; prinositX Zertvu
vspYlitX; naprAgatXsA
prikidYvatX; ocenivatX
obiZatXsA
vonzatXsA; vtYkatXsA
vonzatX; kolotX; vtYkatX
vstavatX na dYbY; bitX struEj
SlEpatX; xlopatX
skakatX; begatX
gnatX vskaCX
priglaSatXsA; sozYvatXsA
vYzYvatX
priglaSatX; zvatX
utomlAtX
ustavatX
oratX; vizZatX
paritX; dostigatX verSinY
bYtX bespomoWnYm
obQezditX; isxoditX
stalkivatXsA; sSibatXsA
obdavatX; oxvatYvatX; zadevatX
dogovarivatXsA
obuslovlivatX
treskatXsA; sverkatX glazami
putatX
putatXsA; zaputYvatXsA
radovatX; veselitX
likovatX; radovatXsA
sZimatX; xvatatX kogtAmi
reSatXsA; razvAzYvatXsA
razdevatXsA
reSatX; razvAzYvatX; snimatX
stanovitXsA masterom
otstupatX
pribivatX; podCErkivatX
vYCitatXsA
vYCitatX; otodvigatX
ispYtYvatX; kuritX
ograniCivatXsA
graniCitX
ograniCivatX
sopostavlAtX
peCalitXsA
zvuCatX; ispolnAtXsA
WElkatX; igratX na strunax; rasskazYvatX
otstranAtX; udalAtX
storonitXsA; otstranAtXsA
obostrAtXsA; zaputYvatXsA
zaputYvatX
SifrovatX
SifrovatX
maratX; CErkatX
piWatX; skripetX
naprAgatXsA; zakalAtXsA
skruCivatX; zakalAtX
krutitX; zakalAtX
sidetX na kortoCkax
ispugatXsA
pugatX
torCatX; vYstupatX
vYstavlAtX; torCkom stavitX
pugatXsA; vzdragivatX
kaprizniCatX
obozrevatX; osmatrivatX
kupatX
kupatXsA
pogruZatXsA; okunatXsA
krestitX
krestitXsA
exatX melkoj rYsXJ
klevatX
vYprYgivatX; vzdragivatX
SumetX; galdetX
SumetX
naletatX; nakidYvatXsA
milo besedovatX
nabrositXsA; opolCitXsA
bYtX odnogo pomEta
gnezditXsA
stYditX; smuWatX
stYditXsA; stesnAtXsA
ponimatX; postigatX
ponimatX; vnimatX
svErtYvatXsA; uvlekatXsA
zapuskatXsA
vstreCatXsA; popadatXsA
podvergatX; vstreCatX
podvergatXsA
zapuskatX; puskatX
iskritXsA; sverkatX
soCetatX; uvAzYvatX
soedinAtXsA; soCetatXsA
zaostrAtX; toCitX
letatX; letetX
kollektivizirovatX
obQedinAtXsA v kollektiv
reSatXsA
reSatX; postanovlAtX
organizovYvatXsA
organizovYvatX
organizovYvatXsA
ukladYvatX spatX; usYplAtX
spatX
kruZitXsA; vixritXsA
zakvaSivatX; zavoraZivatX
rifmovatXsA
uveliCivatXsA; vzrosletX
uveliCivatXsA
uveliCivatX
vozveliCivatX; CtitX
perexoditX; smenAtXsA
vYtX
zabYvatXsA
zabYvatX
tAnutXsA; podavatXsA vperEd
stremitXsA; brosatXsA
nravitXsA drug drugu
lJbitX; odobrAtX
nravitXsA
upodoblAtX
poxoditX; bYtX poxoZim
razQAsnAtX; vtolkovYvatX
natalkivatXsA; narYvatXsA
oplodotvorAtX
oplodotvorAtXsA
ssoritX
rugatX; ssoritXsA
bYtX ukradennYm; krastXsA
krastX; vorovatX
rugatX, branitX
otpivatX; glotatX
bitX; udarAtX
predlagatXsA
predlagatX
drobitXsA
drobitX; razmenivatX
sxvatYvatXsA; derZatXsA za ruki
bYtX pojmannYm; derZatXsA
priderZivatXsA
derZatXsA drug za druga
vruCatX; pojmatX
derZatX; lovitX
proigrYvatX
vYigrYvatX
prodlevatXsA
prodlevatX; udlinAtX
udlinAtXsA; prodlevatXsA
provoZatX; vYdavatX zamuZ
udalAtXsA
vYtesnAtX
sdvigatXsA; otstupatX
otstupatX po vetru; robetX
prinoravlivatXsA; sobiratXsA
prisposablivatX; prilaZivatX
napevatX; murlYkatX
stonatX; krAxtetX
stonatX
stonatX; krAxtetX
nadrYvatXsA; vYbivatXsA
uvlaZnAtX
spuskatXsA
idti na kompromiss
podavatX znak
strastno ZelatX
sotrudniCatX; splaCivatXsA
stimulirovatX; pooWrAtX
proAvlAtX interes; staratXsA
uproWatX; sokraWatX
proAvlAtX userdie
vzaimodejstvovatX; integrirovatXsA
ukrYvatXsA ot vetra
raskaCivatXsA
prYgatX; podprYgivatX
podprYgivatX; otskakivatX
rYCatX; xripetX
liberalizovatX
skalitXsA
uxmYlAtXsA; osklabitXsA
SipetX
nabiratXsA opYta; zakalAtXsA
otodvigatXsA
otodvigatX; otkladYvatX
nagrevatX; gretX
rastiratX; teretX
svistetX; SipetX
nagrevatXsA; gorACitXsA
podprYgivatX; brYznutX
nositXsA; mCatXsA
ZuZZatX; piWatX
ZuZZatX
ZuZZatX; piWatX
zlitX; serditX
zlitXsA; negodovatX
obiZatX; pritesnAtX
smotretX bespomoWno
utonCatXsA; smAgCatXsA
razmAgCatX; smAgCatX
otpravlAtXsA; posYlatXsA
posYlatX; otpuskatX
ottaivatX; smAgCatXsA
vooduSevlAtX
vooduSevlAtXsA
klassificirovatXsA
klassificirovatX; sprAgatX
uvlaZnAtXsA; pokrYvatXsA isparinoj
nestisX; lavinoj dvigatXsA
remontirovatXsA
CinitX; remontirovatX; popravlAtX
otpravlAtX
otpravlAtXsA; puskatXsA
pelenatX
kaSlAtX
otkaSlivatXsA
kaSlAtX
prilipatX; peredavatXsA
uteSatXsA
uteSatX; uspokaivatX
rvatXsA; dErgatXsA
dErgatX; rvatX
vYrYvatX; WipatX; srYvatX; sorvatX
mobilizovatXsA
mobilizovatX
smYkatXsA; splaCivatXsA
komkatX
rasxodovatXsA
smAgCatX
smAgCatXsA
tratitX; rasxodovatX
zakrYvatX glaza; sZimatX
sparivatXsA
soedinAtX poparno
utonCatXsA; istoWatXsA
zarazitXsA; zaraZatX
glotatX; sglatYvatX
stradatX ot dZuta; niWatX
glotatX
padatX; valitXsA
valitX; svalivatX
SevelitXsA; kiSetX
gretXsA
uskolXzatX; otodvigatXsA
gretX; otaplivatX
peremeWatXsA
dvigatX; peremeWatX
dvigatXsA; peremeWatXsA
xnYkatX
dovoditX do slEz
plakatX
blestetX
nagrevatXsA; tepletX
migatX; ulYbatXsA
plotno sxoditXsA; soCetatXsA
ulYbatXsA
rasxiWatX; staWitX
migatX; morgatX
otdalAtXsA
vospevatX; petX
rvatXsA
rvatX; paxatX
idti vdolX; obxoditX
razZigatX; mazatX; nravitXsA
rasstilatX; razveSivatX
otdavatXsA wxom
modernizirovatX; vozroZdatX
vozroZdatXsA; modernizirovatXsA
oSibatXsA
oSibatXsA; sbivatXsA
obnovlAtXsA
obnovlAtX
obnovlAtXsA
zakrYvatXsA; nakrYvatXsA
unYvatX; peCalitXsA
prilipatX; pristavatX
osnaWatXsA
osnaWatX; snabZatX
zakrYvatX; nakrYvatX
siAtX; bYtX radostnYm
globalizirovatXsA
ustraivatXsA; raspolagatXsA
rasprostranAtXsA; pastisX
raznuzdYvatX; exatX bez sedla
datX razmestitXsA
zanimatX; letovatX
cvesti; siAtX
gromitX; opustoSatX
kolYxatXsA
razgromitX; perebitX
valAtXsA; gibnutX
CuvstvovatX sebA odinokim
prodolZatXsA
prodolZatX
prodolZatXsA; soedinAtXsA
soedinAtX; naraWivatX
nadoedatX; ustavatX
pYlatX; plamenetX
umolAtX
obnaZatXsA; razdevatXsA
obnaZatX
alCno oziratXsA
lizatX
molitX; umolAtX
nanimatXsA
nanimatX; snimatX
Zadno glotatX; poZiratX
obobWatXsA
obobWatX
lenitXsA
sverkatX; blestetX
robko oziratXsA
uklonAtXsA; uvilivatX
nakidYvatX; ukrYvatXsA
SumetX vsem vmeste
xlYnutX gurXboj
latatX; CinitX
leZatX na boku
mAtX; plJWitX
soprikasatXsA; primYkatX
zaZigatX
oZivlAtX; aktivizirovatX
oZivatX; oZivlAtXsA
goretX
toCitX
prigibatXsA
prigibatX; valitX
padatX xlopXAmi
prikleivatX; prileplAtX
sbliZatXsA
pribliZatX
pribliZatXsA
uluCSatX
uluCSatXsA
odobrAtX; lJbitX
zaWiWatX; podderZivatX
voznagraZdatX; odarAtX
vzrYvatXsA; raskalYvatXsA; lopatXsA
sorevnovatXsA
ranitX
poluCatX ranenie
ranitX; travmirovatX
vooruZatXsA
vooruZatX
miritX; privoditX v soglasie
podxoditX; laditX
sozdavatXsA
sozdavatX; sCitatX godnYm
goditXsA; prigoZdatXsA
publikovatXsA
publikovatX; obQAvlAtX
ceplAtXsA; xvatatXsA
reklamirovatX
sverkatX
sverkatX; siAtX
raskalYvatX; vzrYvatX
dovolXstvovatXsA; poluCatX dostatoCno
prAtatXsA; skrYvatXsA
prAtatX; skrYvatX
delatXsA; sozdavatXsA
narAZatXsA; ukraSatXsA
komplektovatXsA
komplektovatX; formirovatX
molodetX; dostigatX vozrasta
delatX; sozdavatX
robetX; straSitXsA
zapugivatX; zamaxivatXsA
klastX pod golovu
padatX duxom
CuZdatXsA; diCitXsA
ukladYvatX; otnositX
CuZdatXsA
trenirovatXsA; upraZnAtXsA
trenirovatX
zauCivatXsA
zauCivatX; zapominatX
leZatX; naxoditXsA
vraZdovatX
perespraSivatX; obQAsnAtXsA
osYpatX; obruSivatX
zavoEvYvatX; vraZdovatX
idti; litX
obvinAtX; uprekatX
pisatXsA; zapisYvatXsA; vYzdoravlivatX
perepisYvatXsA
nakazYvatXsA
nakazYvatX
provoditX leto; CutX ne
pisatX
oblegCatX
oblegCatXsA
legCatX
proigrYvatX; terpetX poraZenie
pobeZdatX; odolevatX
pokrovitelXstvovatX; podderZivatX
uskorAtX
kormitX
zaprAgatX
prikrikivatX
privatizirovatX
obosoblAtXsA
prikrikivatX; grubitX
razzadorivatXsA
kleitX
razvevatXsA
provetrivatX
kolYxatXsA
obmaxivatX
rYsitX
kormitX; zadavatX korm
xoronitX
priZivatXsA; akklimatizirovatXsA
ispYtYvatX otvraWenie; otvergatX
soverSenstvovatX
soverSenstvovatXsA; sozrevatX
CuvstvovatX sebA sirotoj
xvatatX; dostigatX
vestisX na povodu
vesti za ruku; vesti
vesti; rukovoditX
dostavlAtXsA
dostavlAtX; dovoditX
dostigatX; xvatatX
estX; kuSatX
uCaWatXsA
brezgovatX; pitatX otvraWenie
sobiratX; ubiratX
sobiratXsA
sokraWatXsA; sZimatXsA
morWitX; sZimatX
okajmlAtX
sobiratXsA
nakaplivatXsA
nakaplivatX; sobiratX
pribiratX; sobiratX
sobiratX; ubiratX
brezgovatX
terAtX
terAtXsA; isCezatX
povYSatX
povYSatXsA; podnimatXsA
uniCtoZatX; ustranAtX
proektirovatX
uniCtoZatXsA; isCezatX
vstreCatXsA; povstreCatXsA
vstreCatX; povstreCatX
pribliZatXsA; podxoditX
posYlatX; otpravlAtX
strogatX
oplakivatX; xvatitXsA
polzatX
predpolagatX
rYsitX; rYskatX
istolkovYvatX; tolkovatX
planirovatXsA
planirovatX
valitX tolpoj; mCatXsA
umYvatXsA; mYtXsA
pribliZatXsA
mYtX; stiratX
xudetX; CaxnutX
pribegatX; obraWatXsA; stanovitXsA na koleni
puskatX begom; probegatX
begatX; beZatX
obuzdYvatX
sistematizirovatX
mCatXsA; nestisX
nagruZatXsA; vozlagatXsA
gruzitX; vozlagatX
snimatX SerstX; oWipYvatX
robetX; boAtXsA
provoditXsA
provoditX; vesti; voditX
xoditX; dvigatXsA
vstreCatXsA; videtXsA
plavatX; plYtX
leleAtX; zabotitXsA
ostanavlivatXsA
ZaletX sebA; WaditX silY
zaverSatXsA; zakanCivatXsA
zaverSatX; zakanCivatX
ZaletX; WaditX
rasstEgivatX; otvAzYvatX
slivatX; litX
prosveWatX
beletX; blednetX
teCX; litXsA
zameCatXsA
zameCatX; ponimatX
rYdatX; revetX
opeSitX; ostolbenetX
podsteregatX; sleditX
blagouxatX; istoCatX aromat
ZaZdatX; toskovatX
golodatX; progolodatXsA
otkrYvatXsA
oZestoCatXsA; boletX duSoj
kvasitX; zakvaSivatX
otkrYvatX
prokisatX; WipatX
serditXsA; zlitXsA
razvoditXsA; rasstavatXsA
razliCatX; razQedinAtX
razluCatXsA; otdelAtXsA
xoroSetX
smuWatXsA; rasterAtXsA
osteregatXsA; zameCatX
blagoustraivatX
rasterAtXsA
SagatX
taraWitXsA
oCiWatX; zakolotX skot
zabluditXsA; zabluZdatXsA
kriCatX
svidetelXstvovatX; dokazYvatX
ukraSatX; delatX Arkim
vYzdoravlivatX; rasseivatXsA
obvinAtXsA
obvinAtX
rasstavatXsA; razvoditXsA
liSatXsA; rasstavatXsA
obmenivatXsA
obmenivatX
razdelAtX; otliCatX
prinimatX groznYj vid
gnatX; ssYlatX; voditX
laskatXsA
laskatX; neZitX
kruZitX; okolaCivatXsA
zanimatXsA
prevraWatXsA
vraWatX; prevraWatX
vraWatXsA; prevraWatXsA
toSnitX; peredumatX; portitXsA
proAsnAtXsA; opredelAtXsA
proAsnAtX; opredelAtX
kriCatX
sxvatYvatXsA; skreWivatXsA
liSatXsA
bYtX skazannYm; govoritXsA
sporitX; sostAzatXsA
natravlivatX
zastavlAtX skazatX
svatatX; zastavitX skazatX
skazatX; rasskazatX
xoditX vrazvalku
otdalAtXsA; rasxoditXsA
bratXsA; bYtX vzAtYm
otdalAtX
udalAtXsA
borotXsA; obmenivatXsA
bespokoitX; trevoZitX
bespokoitXsA; otvlekatXsA
izgonAtX; oCiWatX
obmanYvatXsA; zabavlAtXsA
otvlekatX; obmanYvatX
obmanYvatX
zamenAtXsA
zamenAtX; obmenivatX
obmenivatXsA; smenAtXsA
zapYxatXsA
bratX; poluCatX; pokupatX
naxoditX sposob; uxitrAtXsA
zdorovatXsA
opredelAtXsA; vYAsnAtXsA
opredelAtX; vYAsnAtX
otvesti; otvezti; otnesti
sovetovatXsA
rYCatX
informatizirovatX; informirovatX
xromatX; otstavatX
opravdYvatXsA
pererYvatX; obYskivatX
opravdYvatX; belitX
CistitX; oCiWatX
izbavlAtX; oCiWatX
izbavlAtXsA; oCiWatXsA
xudetX
zastupatXsA
meSatX; smeSivatX
smeSivatXsA; obWatXsA; vmeSivatXsA
obxoditX; poseWatX; pilitX
sostAzatXsA v xitrosti
zavoroZitX; zaklinatX
meCtatX
posvAWatXsA; prednaznaCatXsA
posvAWatX; prednaznaCatX
nesti na spine
gromko laAtX
ostavlAtX izliSek
navXJCivatXsA; ostavatXsA v izbYtke
uveliCivatX; povYSatX
vozrastatX; prevosxoditX; navXJCivatX
xudetX; toWatX
obmYvatX pokojnika
deSevetX
speSitX; toropitXsA
veSatXsA; visnutX; varitXsA
kormitX; soderZatX; prevYSatX
prevYSatX; perenositX
upletatX; pogloWatX
obostrAtXsA; osloZnAtXsA
vozvYSatXsA; zanositXsA
perepletatXsA
perevalivatX; prevYSatX; veSatX
vYstrelivatXsA; brosatXsA; bYtX rasstrelAnnYm
perestrelivatXsA
nazYvatXsA; imenovatXsA
nazYvatXsA; prozYvatXsA
nazYvatX; imenovatX
izvergatXsA; strelAtX
vYpolnAtXsA
ispolnAtX; vYpolnAtX
prinimatX uCastie
otpravlAtXsA; vYezZatX
propuskatX; zastavlAtX pereSagnutX
SagatX; perestupatX
strelAtX; brosatX; rassvetatX
otAgoWatX; usloZnAtX
tAZeletX; usloZnAtXsA
CuvstvovatX bolX; tAgotitXsA
priCinAtX bolX
boletX
zamenAtXsA
zamenAtX; menAtX
menAtXsA; perexoditX
otklonAtXsA; kolebatXsA
obuzdatX; ukrotitX
razgovlAtXsA; otvedatX
perevoraCivatXsA; perevoditXsA
perevoditX; perevoraCivatX; pereCislAtX
oxotitXsA; lovitX
valAtXsA; katatXsA
nakrenAtXsA; smeWatXsA
avtomatizirovatX
razvraWatXsA
soblaznAtX; podstrekatX
kormitX; snabZatX prodovolXstviem
umenXSatXsA
umenXSatX; vYCitatX
muCitXsA
muCitX; pYtatX
xudetX; vYroZdatXsA
lomatXsA; kaprizniCatX
zamedlAtX; sniZatX
oslabevatX; sniZatXsA
stixatX; oslabevatX
soperniCatX; konkurirovatX
vYraZatX; soobWatX
znatX; uznatX
obQedinAtXsA
obQedinAtX
obQedinAtXsA
zakanCivatX; zaverSatX
miritXsA; dogovarivatXsA
zakuporivatXsA; zabivatXsA
zatYkatX; zadelYvatX
konCatXsA; zaverSatXsA
zaderZivatX
zaderZivatXsA
pregraZdatX; zaderZivatX
delitXsA; otdelAtXsA
delitXsA; razdelAtX
drobitX; rasClenAtX
obosoblAtXsA
otdelAtX; obosoblAtX
bYtX okutannYm; udostoitXsA; pelenatXsA
delitX; vYdelAtX
razbuxatX; pokrYvatXsA sYpXJ
xvastatXsA; baxvalitXsA
blokirovatXsA
blokirovatX
pritaitXsA; priZatXsA
prikazYvatXsA
prikazYvatX; povelevatX
nadevatX povod na verblJda
vilAtX; pokaCivatXsA
maxatX; razmaxivatX
smutno vidnetXsA; melXkatX
nabivatX cenu
vYrYvatXsA; rvatXsA
dErgatX; rvatX
uvilivatX; uklonAtXsA
uvilivatX
buritX; sverlitX
sYpatXsA gradom
povoraCivatXsA; svoraCivatX
izvivatXsA; vilAtX
skruCivatXsA; izvivatXsA
krutitX; zavoditX; nastraivatX
iskaZatXsA
iskaZatX
burlitX; klokotatX
klubitXsA; valitX klubami
vXJZitX
povoraCivatX; krutitX
vetvitXsA
obrubatX vetvi; obtEsYvatX
lomatXsA; portitXsA; naruSatXsA
xuliganitX
otelitXsA
lomatX; razruSatX; naruSatX; snositX; snesti
paCkatXsA
paCkatX; zagrAznAtX
lepetatX; taratoritX
tletX; CaditX
rassYpatXsA; rasseivatXsA
izlagatX; povestvovatX
podCinAtX; pokorAtX
podCinAtXsA
napravlAtXsA
napravlAtX
ocenivatXsA
ocenivatX; cenitX
programmirovatX
orientirovatX
pasti; sleditX; staratXsA
bogatetX
razglAdYvatX; osmYslivatX
vYpuCivatXsA; brosatXsA v glaza
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
roZatX; prinositX potomstvo
upodoblAtX; sCitatX
plavitX
plavitXsA; mletX
uxaZivatX; xolitX
nablJdatX; kontrolirovatX
govoritX basom
razvedYvatX
idti; exatX
peCatatXsA; utixatX; pridavlivatXsA
tretirovatX; pomYkatX
upravlAtXsA
upravlAtX; rukovoditX
bYtX zadavlennYm
nasedatX; toropitX
naCinatXsA
poruCitX naCatX
naCinatX; vesti
davitX; nastupatX; peCatatX
pogruZatX; okunatX
idti pudami
tonutX; zaxoditX; smetX
bratatXsA
rezatX (skot)
priuCatX; privivatX
uvlekatX; plenAtX
delatX relXefnYm; CekanitX
prisposablivatXsA; adaptirovatXsA
prisposablivatX; adaptirovatX
bespokoitX
izobraZatXsA
izobraZatX
nejtralizovatX
reSitXsA; ukrepitXsA
utverZdatXsA; zakreplAtXsA
utverZdatX; zakreplAtX
ukreplAtXsA
sxvatYvatXsA; borotXsA
naznaCatXsA; opredelAtXsA
otmeCatX; naznaCatX; opredelAtX
aktivizirovatX
aktivizirovatXsA
davatXsA; predavatXsA; sdavatXsA
davatX
napravlAtXsA
izbegatX; otvraWatXsA
oformlAtXsA
ukraSatX; oformlAtX
otvraWatXsA; otrekatXsA
pravitX; tancevatX
davatX pokrasitX
krasitX
pomogatX; boletX za kogo-libo
prognozirovatXsA
predpolagatX; prognozirovatX
bYtX; statX; proisxoditX
vXJZitX; mesti
slabetX; rasslablAtXsA
osvoboZdatXsA; razreSatXsA ot bremeni
osvoboZdatX; uvolXnAtX
osvoboZdatXsA
blednetX
revetX; rYdatX
bronirovatX
isparAtXsA
svAzYvatX; zavAzYvatX
sgibatXsA; gnutXsA
sgibatX; skladYvatX; skrYvatX
delatX tak
skladYvatX; sgibatX
portitXsA; razorAtXsA
portitX; razorAtX
trusitX; pulXsirovatX
sQEZivatXsA; morWitXsA
puskatX poCki
skrYvatX; maskirovatX
ukutYvatXsA
pokrYvatX; ukrYvatX
brYzgatX; oprYskivatX
sobiratX v skladki; sZimatX
cifrovizirovatX
dokazYvatX
pripravlAtX
nadeAtXsA; rassCitYvatX
nadeAtXsA poluCitX
vxoditX vo vkus; pristrastitXsA
paAtX; svarivatX
leCitX; obrabatYvatX
prevoznositX; propagandirovatX
graduirovatX; ranZirovatX
vYbivatXsA iz sil
droZatX; trAstisX
okruglAtXsA
katitXsA; kruZitXsA
gudetX; zvenetX
zvuCatX; ozvuCivatX
uvlaZnAtX
privYkatX; priuCatXsA
gromYxatX
SumetX; galdetX
gotovitXsA
poruCitX podgotovitX
gotovitX; podgotavlivatX
nositXsA bez tolku
otdYxatX; uspokaivatXsA
razvivatX
razvivatXsA
zaznavatXsA
obosoblAtXsA; individualizirovatXsA
vYdelAtX; obosoblAtX
vesti sebA razvAzno
peredavatXsA; dejstvovatX
poroCitX; CernitX
gromko govoritX; kriCatX
osmelivatXsA
sporitX; suditXsA
osparivatX
bYtX na odnom urovne
podsYxatX; stremitXsA
otdYxatX; dYSatX
zavarivatX
podderZivatX; pomogatX
pronikatX gluboko; usilivatXsA
paCkovatX; vAzatX v snopY
govoritX; nazYvatX
prekraWatX
katitXsA
podruZitXsA
SumetX; gudetX
veselitXsA
gluxo stuCatX
groxotatX; gremetX
gremetX; s Sumom mCatXsA
vspoloSitXsA
stuCatX; groxotatX
rYdatX
truditXsA
polzatX
rYdatX; rYsitX
naklonAtXsA; sklonAtXsA
preodolevatX; odolevatX
CitatX po slogam
seAtXsA; rYdatX
seAtX; saZatX
vojti v raZ
proseivatX; otbiratX
ustremlAtXsA; razgonAtXsA
uvlekatXsA
podraZatX
neistovstvovatX
umilAtX
umilAtXsA
nastoroZitXsA
predstavlAtX; voobraZatX
predstavlAtXsA; mereWitXsA
obraWatX vnimanie; proseivatX
umilAtXsA; neZno lastitXsA
kormitX grudXJ
leCitXsA
leCitX
sosatX
vnedrAtX; vvoditX
vvoditXsA; vnositXsA
vvoditX; vnositX
vxoditX; pronikatX
lenitXsA
rastaplivatX; rastvorAtX
vozmuZatX; vYrastatX
pereCitX; idti naperekor
otliCatXsA; vYdelAtXsA
vYdelAtX; otliCatX
vesti za soboj
balovatX; laskatX
laskatXsA; neZitXsA
sedlatX
bratX s soboj
sledovatX; idti sledom
taAtX; rastvorAtXsA
vitXsA; plestisX
zevatX
WaditX; ZaletX
oSaletX; zaznavatXsA
vzrosletX; podrastatX
vzroslitX
mnogokratno uveliCivatXsA
umnoZatX; udvaivatX
sCitatXsA; vYCislAtXsA
vYCislAtX; sCitatX
ustarevatX; vetSatX
uCitYvatXsA
predupreZdatXsA
predupreZdatX; zameCatX
uCitYvatX
slYSatXsA
soobWatX peCalXnuJ vestX
slYSatX
veAtX; plesti; gresti
delatXsA; soverSatXsA
delatX; soverSatX
mAtXsA; bYtX ugnetEnnYm
mAtX; ugnetatX
mAtX; rastiratX; ugnetatX
formatirovatX
gazificirovatX
gudetX
ZuZZatX; basitX
cvesti; procvetatX
revetX; gremetX
groxotatX; buxatX
sgibatXsA; klanAtXsA
prAstX
nJxatX
gnutX; sklonAtX; dubitX
vladetX; obladatX
prisvaivatX; zavladevatX
osvaivatXsA
osvaivatX; ovladevatX
prisposablivatXsA
veritX; ubeZdatXsA
mAtX; mesitX; vYdelYvatX
stesnAtXsA; robetX
importirovatX
industrializirovatX
investirovatX
izvivatXsA
porYvatXsA; napiratX
podtalkivatX; tolkatX
tolkatX
kivatX
umenXSatXsA
umenXSatX
zaderZivatX
zaderZivatXsA; medlitX
zapiratX
vinitX; obvinAtX
vlivatXsA; sraWivatXsA
vklJCatX; vstavlAtX
pristupatX; bratXsA
xmuritXsA; morWitXsA
vpuskatX; vvoditX
paCkatX
paCkatXsA; zagrAznAtXsA
vxoditX
rZatX
poveseletX
priunYtX
pereselAtXsA; kopirovatXsA
pereselAtX; perepisYvatX; kopirovatX
pereezZatX; koCevatX; perexoditX
uveliCivatXsA; umnoZatXsA
umnoZatX; uveliCivatX
ozelenAtX
privAzYvatX AgnAt
zelenitX; ozelenAtX
zelenetX; sinetX
smEtYvatX; vzraWivatX
zelenetX; vsxoditX
maACitX; pokaCivatXsA
stanovitXsA poperEk
zatenAtX; brosatX tenX
licemeritX; ugodniCatX
zarYvatXsA; pokrYvatXsA
pomogatX
tusknetX; stanovitXsA neAsnYm
okajmlAtX; okantovYvatX
zakapYvatX; xoronitX
privYkatX; svYkatXsA
ugovarivatX; priuCatX
staretX; vetSatX
soglaSatXsA; pokorAtXsA
vzbivatX; preuveliCivatX
penitXsA; baxvalitXsA
sCitatX izliSnim
vidnetXsA; kazatXsA
videtXsA; zdorovatXsA
rascvetatX; xoroSetX
ukraSatX
ukraSatX; xudoZestvenno oformlAtX
pokazYvatXsA; ukazYvatXsA
pokazYvatX; ukazYvatX
videtX; ispYtatX
rastAgivatXsA; vYtAgivatXsA
voroSitX
podnimatXsA; povYSatXsA
pooWrAtX; pripodnimatX
podnimatX; povYSatX; vYnositX
bYtX sglaZennYm
celitXsA; namerevatXsA
katalogizirovatX
dosadovatX; branitX
rasSirAtXsA
rasSirAtXsA
rasSirAtX
sovetovatX
sovetovatXsA
stanovitXsA prostornYm
opazdYvatX
zaderZivatX; opazdYvatX s Cem-libo
proWatXsA
proWatX; pereZivatX
zapazdYvatX; zaderZivatXsA
proWatX; otkazYvatXsA; perexoditX vbrod
soxnutX; vYsYxatX
rYgatX
AzvitX; nasmexatXsA
pitatX zlobu; mstitX
soglasovYvatXsA
soglasovYvatX; delatX xoroSo
soglaSatXsA; dogovarivatXsA
vYsmeivatX
privoditX; priCinAtX
prixoditX; priezZatX
grYztX; glodatX
umenXSatX; umalAtX
soverSenstvovatXsA; sozrevatX
CuvstvovatX sebA uniZennYm
uniZatXsA
uniZatX; priniZatX
vsxlipYvatX
umenXSatXsA; ubYvatX
suSitX
zastrevatX; skaplivatXsA
pererugivatXsA; ssoritXsA
potAgivatXsA; rastAgivatXsA
sCitatX nuZnYm
nuZdatXsA
nadrezatX; delatX zarubku
rastAgivatX; raspiratX
rezatXsA; otrezatXsA
vYSivatX
rezatX
uxoditX; uezZatX
vstreCatXsA; popadatXsA
vstreCatX
vstreCatXsA
CeredovatXsA
celitXsA; zamaxivatXsA
broditX; skitatXsA
odevatX
odevatXsA
valAtX vojlok
nadevatX; nositX
nadevatX na kogo-libo
kodirovatX
udostoverAtX
goretX; obZigatXsA
stonatX; gudetX
tusknetX
vorCatX; bormotatX
WenitXsA
usilivatXsA
usilivatX
tuZitXsA; naprAgatXsA
bormotatX
ogorCatXsA; sokruSatXsA
ZeCX; obZigatX
nervniCatX; gorACitXsA
nastraivatX; blagodenstvovatX
sokruSatX; gromitX
ruSitXsA; sokruSatXsA
ZevatX ZvaCku
zanimatXsA; peCXsA
ugnetatX; razorAtX
pereZivatX; razorAtXsA
ulYbatXsA
ulYbatXsA
smeAtXsA vmeste
smeSitX
smeAtXsA
somnevatXsA
mAmlitX; zapinatXsA
gudetX; melodiCno zvuCatX
gulko stuCatX
vzduvatXsA
zavidovatX
perebivatXsA; ZitX koe-kak
xvastatXsA
pYxtetX; xvastatX
groxotatX; rokotatX
usloZnAtX
usloZnAtXsA
borotXsA
sgrebatX; rasCiWatX
gremetX; rokotatX
zavAzYvatXsA; zapletatXsA
zavAzYvatX
vzdYxatX
oZidatXsA
uxaZivatX za soboj
zastavlAtX ZdatX
ZdatX; uxaZivatX
oxranAtX; storoZitX
podstrigatX
migatX; dvigatXsA provorno
zagovarivatXsA; bluZdatX
prisposablivatX; podbiratX
mutnetX
mutitX
polYxatX
boltatX bez umolku
brosatX; kidatX
zagrAznAtXsA
zagrAznAtX
polYxatX; pYlatX
vozbuZdatXsA; baxvalitXsA
toSnitX
trepetatX; uCaWEnno bitXsA
zastavlAtX; prinuZdatX
zaAvlAtX
vYrazitelXno ispolnAtX
bYtX leleemYm
xolitX; leleAtX
mAmlitX
stavitX v zaslugu; poprekatX
obAzYvatXsA
obAzYvatX
poricatX; kritikovatX
xarakterizovatX
saZatX; posaditX
ezditX verxom; saditXsA
mYCatX; revetX
prikidYvatX; dozirovatX
bYtX prozraCnYm
grustitX
peCalitXsA
prituplAtXsA
slomitX; uAzvitX
prinimatX islam
zamoraZivatX
zamerzatX; mErznutX
mAtX; pereZEvYvatX
fYrkatX ot smexa
privoditX primerY
nasmexatXsA; AzvitX
idti zolotnikami
vzdremnutX
vaZniCatX
bleAtX
pribliZatXsA; broditX okolo
upraZnAtXsA; praktikovatXsA
vosxvalAtXsA
vosxvalAtX; xvalitX
gnutX
gnutXsA; progibatXsA
smazYvatX; mazatX
gnutXsA; prituplAtXsA
pogruZatXsA; promokatX
vAznutX; baraxtatXsA
plavatX; bresti
makatX; okunatX
specializirovatXsA
odobrAtX
xvalitXsA; proslavlAtXsA
gorditXsA; xvastatXsA
xvalitX
proAvlAtX vAlostX
nagraZdatXsA
nagraZdatX
pXAnetX; likovatX
likovatX; torZestvovatX
pozoritX; sramitX
tugo svAzYvatX
drematX; mletX
bespokoitXsA
bespokoitX; trevoZitX
izdevatXsA; nasmexatXsA
bespokoitXsA
Arko goretX
pereskazYvatX; izlagatX
oxvatYvatX; odolevatX
osvaivatXsA
ovladevatX; osvaivatX
namekatX; podrazumevatX
obitatX; naselAtX
prisvaivatX sebe
prazdnovatX
mAukatX
padatX duxom; sdavatXsA
priznavatXsA
priznavatX
pokorAtXsA; podCinAtXsA
uveliCivatXsA; umnoZatXsA
uveliCivatX
glodatX; obgladYvatX
zapinatXsA; spotYkatXsA
drematX; bYtX pogruZEnnYm v tiSinu
ZaletX; soCuvstvovatX
numerovatX
tYkatX; tolkatX
ozarAtX
siAtX; ozarAtXsA
ukazYvatX
uplotnAtXsA
uplotnAtX
ukreplAtXsA
ukreplAtX
naZimatX; ukreplAtX; podCErkivatX
uxudSatXsA
kolotX kopXEm
sCitatX zazornYm; bYtX zadetYm
ukraSatX uzorom
utoCnAtX; konkretizirovatX
bYtX nedovolXnYm
propagandirovatX
obiZatXsA; dosadovatX
koketniCatX; neZitXsA
osnovYvatXsA
obosnovYvatX
kreditovatX
namerevatXsA
nabrasYvatX; nameCatX
prosYpatXsA
buditX; probuZdatX
dolbitX; vYrezatX
uedinAtXsA
vosstanavlivatX; ispravlAtX
popravlAtXsA; nalaZivatXsA
ispravlAtX; popravlAtX
optimizirovatX
linAtX; vYcvetatX; preuspevatX
vstupatX v soJz
vYdalblivatXsA; progibatXsA
otklonAtXsA; sklonAtXsA
dumatX; razmYSlAtX
produmYvatX
soveWatXsA; bYtX edinomYSlennikom
dumatX
igratX; garcevatX
rezvitXsA; prYgatX
zastavlAtX igratX; duraCitX
igratX
razorAtX; gromitX
terpetX uron; provalivatXsA
dobYvatX; zaxvatYvatX
sCitatX nedostatoCnYm
oblamYvatXsA; ruSitXsA
otlamYvatX; ruSitX
raskaivatXsA; ZaletX
obvalivatXsA; ruSitXsA
razruSatX; obvalivatX
izolirovatXsA; obosoblAtXsA
izolirovatX
CitatXsA; izuCatXsA
obuCatX; prepodavatX
namerevatXsA; zarAZatXsA
zarAZatX
CitatX; uCitXsA
skakatX; podprYgivatX
vYpolnAtXsA; ispolnAtXsA
vYpolnAtX; ispolnAtX
vozvraWatXsA
zakutYvatXsA; okutYvatXsA
zavoraCivatX; obErtYvatX
ukreplAtXsA; utverZdatXsA
ukreplAtX; utverZdatX
raspolagatXsA; razmeWatXsA
ustanavlivatXsA
ustanavlivatX
ustanavlivatXsA
ubYvatX napolovinu; umenXSatXsA
centralizovatX
centrirovatXsA
doxoditX do seredinY
delitX; uCastvovatX sovmestno
ZatX; kositX
fYrkatX; xrapetX
privYkatX
saZatX; usaZivatX
perexoditX na osedlostX
sidetX; saditXsA
operirovatX
kolonizirovatX
pastisX
datX obognatX
opereZatX; obgonAtX
sniZatXsA; poniZatXsA
dogovarivatXsA; prixoditX k soglasiJ
formirovatX; pridavatX formu
kroitX
obmenivatXsA mneniAmi
gotovitXsA; varitXsA
varitX; peCX
varitXsA; pospevatX
murlYkatX
sopetX
povtorAtXsA
povtorAtX; utoCnAtX; podgonAtX
fYrkatX
naskuCitX (IS pYstYru)
skuCatX (IS pYsu); tomitXsA
CvanitXsA
rassuZdatX; polagatX
poAvlAtXsA; voznikatX
ispolXzovatXsA
ispolXzovatX; polXzovatXsA
ukrYvatXsA; iskatX priJt
listatX
litXsA (o slezax); paritX
zanaveSivatX; zavualirovatX
nalivatX; litX
strastno ZelatX
obnimatXsA
obnimatX
obnimatX
kiSetX; roitXsA
dokumentirovatX
menAtX; vidoizmenAtX
menAtXsA; izmenAtXsA
porodnitXsA; sosvatatX
vlivatXsA; litXsA
rvatXsA; stremitXsA
zapiratX
opoveWatX; uvedomlAtX
bYtX osvedomlEnnYm
valitX; svergatX
padatX; ruSitXsA
toskovatX; pustovatX
katitXsA vniz; prixoditX v upadok
cvesti; perelivatXsA kraskami
uvlekatXsA
strastno ZelatX; uvlekatXsA
obescenivatXsA
bereZno otnositXsA
odobrAtX; podderZivatX
suSitX; osuSatX
soxnutX; vYsYxatX
obrazovYvatXsA; sostoAtX
svoditX; sQEZivatXsA
gubitX; iskorenAtX
sostavlAtXsA; sobiratXsA
sobiratX; sostavlAtX
sostavlAtX; sobiratX
uvaZatX; poCitatX
krAkatX; kvoxtatX
vooruZatXsA
opoAsYvatX; okruZatX
sozdavatX; stroitX; osnovYvatX
propadatX; gibnutX
rvatX; toSnitX
izbavlAtXsA; spasatXsA
besitXsA
besitXsA; bujstvovatX
spasatXsA
spasatX
prinimatX pozdravleniA
pozdravlAtX
uprAmitXsA; nakrenAtXsA
xnYkatX; nYtX
kriCatX; vopitX
CesatXsA; zudetX
ZeCX; sadnitX
AzvitX
SevelitXsA; kopoSitXsA
gulAtX; xoditX v gosti
davitXsA; zadYxatXsA
proglatYvatX
koketniCatX; flirtovatX
koketniCatX
zadYxatXsA; davitXsA
vertetXsA
vYglAdYvatX; torCatX
delatX; soverSatX
povYSatX cenu
doroZatX
stesnAtXsA
ukutYvatXsA
ukutYvatX; plotno zakrYvatX
ogorCatXsA; dosadovatX
xripetX
gibnutX; istreblAtXsA
britXsA
strogatX; skoblitX
striCXsA; srezatXsA
Arostno sraZatXsA
striCX; otrezatX
uprAmitXsA
skoblitX; britX; istreblAtX
stesnAtX; smuWatX
stesnAtXsA; smuWatXsA
sokraWatX; ukoraCivatX
sokraWatXsA
sderZivatX rYdaniA; sZimatXsA
bYtX vtisnutYm; vstavlAtXsA
vstavlAtX; vtiskivatX
ostavlAtX na zimovku
zimovatX; nastaivatX
sZimatX; davitX
WekotatX
zavidovatX; revnovatX; ZaletX
interesovatXsA; uvlekatXsA
gretXsA; razgorACitXsA
interesovatX; privlekatX
lJbovatXsA; smotretX s interesom
krasnetX
nagrevatX; raskalAtX
sosluZivniCatX
nakalAtXsA; gorACitXsA
gorACitXsA; razogrevatXsA
stuCatX; bitX; vbivatX
broditX; zvenetX
broditX; skitatXsA
pustovatX
rassYxatXsA
privAzatX konA povodom
otdalAtXsA
upuskatX; otpugivatX
dolbitX; vYsekatX
izbegatX; uklonAtXsA
beZatX; ubegatX
utomlAtX; iznurAtX
istiratXsA; iznaSivatXsA
istiratX; glodatX; donimatX
nuZdatXsA; sCitatX nuZnYm
utomlAtXsA; iznemogatX
prinimatXsA
zastavlAtX prinAtX
prinimatX
vospalAtXsA
sovpadatX; smYkatXsA
udruCatXsA
delatX sloAmi
kusatX; xvatatX rtom
uvaZatX; cenitX
kontrolirovatXsA
sleditX; kontrolirovatX
vonzatXsA; vperAtXsA
stupatX; SagatX
vtYkatX; vonzatX; prikalYvatX
gorevatX; peCalitXsA
striCX noZnicami
oboraCivatXsA; vozvraWatXsA
povoraCivatX; zagibatX; vozvraWatX
progibatXsA; gorevatX
straSitXsA; robetX
kipAtitX
kipetX
progibatXsA nazad
pridavatX silY
nabiratXsA sil
toCitX; podstrekatX
povtorAtXsA
povtorAtX
vozvraWatXsA
vozvraWatX
vozvraWatXsA
kak bYtX; Cto delatX
drematX
utolWatX
gustetX; utolWatXsA
formirovatX
formirovatXsA; skladYvatXsA
paritX
SutitX
luditX
bYtX vYloZennYm; skladYvatXsA
ZelatX; xotetX; skladYvatX
suetitXsA
ostavlAtXsA
ostavlAtX
torCatX; ottopYrivatXsA
zaslonAtX; ukrYvatX
plavatX; paritX
trAstisX; SatatXsA
droZatX
ostatXsA
stegatX; podgonAtX
peCalitXsA; unYvatX
zapiratXsA
zapiratX; osaZdatX
sobiratXsA; gotovitXsA
zapasatX; zagotavlivatX
oxvatYvatXsA
oxvatYvatX; vklJCatX
udovletvorAtX
udovletvorAtXsA
okrYlAtX; vdoxnovlAtX
okrYlAtXsA
wkspluatirovatX; ugnetatX; krovotoCitX
utolAtX; udovletvorAtX
utolAtX; nasYWatXsA
peCalitXsA
pokrYvatXsA
pokrYvatX; zapolnAtX; upakovYvatX
xarkatX
torCatX
poperxnutXsA
ottesnAtX
priCitatX; nYtX
stalkivatXsA
vAlitX; obZigatX
zastavlAtX prYgatX
proklinatX
prYgatX
SagatX; stremitelXno razvivatXsA
sZimatXsA; upiratXsA
finansirovatX
CernetX; temnetX
temnetX
pomogatX
oglAdYvatXsA; podZidatX
CernitX; klevetatX
rassmatrivatXsA
rassmatrivatXsA
rassmatrivatX
povoraCivatX; podCinAtX
smotretX; prismatrivatX
temnetX; tusknetX
xripnutX
oWupYvatX; SaritX
xvatatX; lovitX
capatX; xvatatX
karkatX; xoxotatX
soprotivlAtXsA
staretX
obZigatX; priZigatX
vooruZatX
vooruZatXsA
CesatXsA
uporstvovatX; uprAmitXsA
derevenetX; uprAmitXsA
poCitatX svAWennYm
stoAtX tvErdo; beletX
poCitatX
CesatX; skresti
soobWatXsA; obWatXsA
ezditX tuda i obratno; poseWatX
zatverdevatX; zamoraZivatX
privlekatXsA
privlekatX
uCastvovatX; otnositXsA
tverdetX; uZestoCatXsA
uZestoCatXsA
ukreplAtX; uZestoCatX
oSibatXsA
skladYvatX sloAmi; xoroSo usvaivatX
tverdetX; zastYvatX
vnuSatX opaseniA
opasatXsA
vossoedinAtXsA; vstreCatXsA
obQedinAtXsA v soobWestvo
bujno rasti; razgoratXsA
drAxletX
zatragivatX
rYtXsA; kopatXsA
rYtXsA; kopatXsA
kopatX; rYtX
meCtatX; voobraZatX
otrezatX; ZertvovatX; rasstavatXsA
obrYvatXsA; umolAtX
usloZnAtX; zatrudnAtX
usloZnAtXsA; zatrudnAtXsA
skladYvatX; soCinAtX
otklonAtXsA; soCetatXsA
muCitXsA; zatrudnAtXsA
muCitX; pYtatX
gikatX; SumetX
razruSatX
razruSatXsA
naklonAtXsA; krivitXsA; prileCX
naklonAtX; krivitX
stavitX; klastX; prekraWatX
sguWatXsA
privetstvovatX; CestvovatX
proWatXsA
odobrAtX; podderZivatX
razbaltYvatXsA; slabetX
volnovatXsA
sguWatX
stavitXsA; bYtX postavlennYm
protAnutX ruku pomoWi
primenAtXsA; ispolXzovatXsA
primenAtX; ispolXzovatX
podderZivatX
zaxvalivatX; prevoznositX
upraSivatX; prositX
bratX pod ruku
sCitatX nedostatoCnYm
pereselAtXsA
poselAtXsA; obosnovatXsA
vossedatX
gostitX; saditXsA
ustanavlivatXsA
ustanavlivatX; saZatX
saditXsA; prizemlAtXsA; noCevatX
vskapYvatX; vYvoraCivatX; vzrYvatX
rYxlitX
razrYxlAtXsA
vaZniCatX
oberegatX; zastupatXsA
zaWiWatXsA
zaWiWatXsA; oboronAtXsA
zaWiWatX
okruZatXsA
okruZatX; ogoraZivatX
xrapetX
oxranAtXsA
perevarivatXsA; obobWatXsA
podvoditX itogi
obobWatX; perevarivatX; plavitX
pitatX
pitatXsA
uniZatXsA; CuvstvovatX uniZenie
uniZatX; oskorblAtX
xrapetX; klokotatX
pugatX; ugroZatX
boAtXsA
sCitatX sebA uniZennYm
oberegatX; oxranAtX
prisoedinAtXsA; dobavlAtXsA
privAzYvatX poparno
udvaivatXsA
udvaivatX; sdvaivatX
podderZivatX; odobrAtX
dobavlAtX; prisoedinAtX; vklJCatX
vYgruZatX; perelagatX
dvigatX; sdvigatX
dvigatXsA
dvigatX; zatragivatX
vozbuZdatX; razZigatX
vozbuZdatXsA; razgoratXsA
ZaritXsA; sQEZivatXsA
ZaritX
stesnAtXsA
gonAtX; sledovatX vdolX
radovatX
radovatXsA
lukavo SutitX
uvAdatX; blednetX
nabiratXsA sil
podderZivatX; odobrAtX
presledovatX; gnatX
soxnutX
skladYvatX (ruki)
gnatX; presledovatX
oformlAtX
naslaZdatXsA; blaZenstvovatX
podtverZdatXsA
podtverZdatX
naslaZdatXsA
reformirovatX
obiZatXsA drug na druga
obiZatX
obiZatXsA
regulirovatXsA
regulirovatX; uporAdoCivatX
vooduSevlAtX
vooduSevlAtXsA
privoditX v sootvetstvie; identificirovatX
sootvetstvovatX
zdorovatXsA
narAZatXsA
vpitYvatX; usvaivatX
vpitYvatXsA; usvaivatXsA
iznemogatX; ostolbenetX
izmatYvatX
vstrAxivatXsA; sodrogatXsA
trAsti; vstrAxivatX
ukazYvatX; ssYlatXsA; zamaxivatXsA
Zadno pitX
cepenetX; stoAtX plotno
morositX
rasparYvatXsA
rugatXsA
rasparYvatX; poricatX
razgovarivatX; besedovatX
datX govoritX
govoritX; razgovarivatX
delatX tak
gasitX; vYklJCatX
gasnutX; tuxnutX
sovatXsA; vtiskivatXsA
vsovYvatX; vtYkatX
razbavlAtX; razZiZatX
razZiZatXsA; redetX
svalitX; rastAnutX
rastAnutXsA; povalitXsA
xoroSetX
smotretX s ZadnostXJ; lJbovatXsA
otbiratXsA
sortirovatX; otbiratX
spraSivatXsA
prositXsA; otpraSivatXsA
rasspraSivatX
rasspraSivatX
spraSivatX; prositX
blednetX; mraCnetX
prinimatX groznYj vid
besedovatX; bratX intervXJ
vYZimatXsA; sdavlivatXsA
WuritXsA; tusklo svetitX
podglAdYvatX; zaglAdYvatX
vYZimatX; otZimatX
vmeWatXsA; pomeWatXsA
zvenetX
tixo plakatX; priCitatX
SeptatX
zasuCivatX rukava
SelestetX; SurSatX
obdiratX; sdiratX
vmeWatX; pomeWatX
poklonAtXsA; molitXsA
umeWatXsA; uZivatXsA
uvaZatX drug druga
daritX; uvaZatX
prixoraSivatXsA
StukaturitX; mazatX
ZurCatX; pozvAkivatX
zalivatXsA smexom
otgovarivatXsA
prixramYvatX
ispYtYvatXsA; kritikovatXsA
ispYtYvatX drug druga
ispYtYvatX; kritikovatX
lomatX; razbivatX
lomatXsA; razbivatXsA
smetatXsA; sdiratXsA
podmetatX; snimatX
vesti sebA uCtivo
xixikatX
skripetX
vYsmeivatX
sdvigatX
katatXsA s gorki
skolXzitX; katatXsA
skolXzitX; spolzatX
delitXsA tajnami
krasitX; pokrYvatX kraskoj
nYtX; lomitX
zabolevatX; xvoratX
stegatX
stegatX; prostEgivatX
uskolXzatX
razdavlivatX; davitX
svistetX
CertitXsA; derZatXsA uCtivo
nYtX; boletX
CertitX
otdYxatX v teni
puteSestvovatX
skuCatX; toskovatX
derZatXsA vblizi
zvonko govoritX
sbivatXsA s nog
izbivatX; xlestatX
bYtX svAzannYm; sledovatX drug za drugom
vdevatX nitku; prodevatX
bitX; kolotitX
sostAzatXsA
izbiratXsA; snarAZatXsA
izbiratX
veselitXsA; gulAtX
petX; WebetatX
stroitXsA; vkladYvatXsA
sravnivatXsA
sravnivatX
boltatXsA; svisatX
svisatX; otvisatX
gremetX; brenCatX
vzveSivatX; obdumYvatX
xolodatX; ostYvatX
klastX; stroitX; vkladYvatX
paritX; vzletatX
stoAtX rAdami
sCitatXsA
pereCislAtX
sCitatXsA
sCitatX
breditX; govoritX vzdor
broditX bez dela
perelivatX; vzbaltYvatX
nasaZivatX na rukoAtX; stroitX
stuCatX; xoxotatX
soxranAtXsA; xranitXsA
straxovatX; predosteregatX
osteregatXsA; bereCXsA
xranitX; soxranAtX
ZeltetX
tomitXsA
sortirovatX; differencirovatX
analizirovatX; provoditX wkspertizu
priCitatX
issAkatX; isCerpYvatXsA
burlitX; SumetX
slivatX do ostatka; isCerpYvatX
iznemogatX ot oZidaniA
treWatX; stuCatX
rasterAtXsA; suetitXsA
rasterAtXsA
vonAtX; protuxatX
prodavatXsA
prodavatX
vYzdoravlivatX
ozdoravlivatX
obuCatX gramote
torgovatXsA
torgovatX
struitXsA; litXsA
doitX
stavitX na scene
xmuritXsA; mraCnetX
morositX; brYzgatX
sYpatX; seAtX
prYgatX
podprYgivatX; skakatX
redetX
trAstisX; droZatX
otkarmlivatX
tolstetX; ZiretX
usYxatX; CaxnutX
ubeZdatX; uverAtX
broditX bescelXno
veritX; doverAtX
sklonAtX
bYtX sputnikom; sotrudniCatX
vYtAgivatXsA; torCatX
osveZatX; bodritX
osveZatXsA; bodritXsA
razmaxivatX; maxatX
rasseivatXsA; oZivlAtXsA
otbrasYvatX; strAxivatX
gulAtX; progulivatXsA
opasatXsA; pugatXsA
raspolzatXsA; davatX treWinu
podozrevatX
oWuWatXsA; CuvstvovatXsA
CuvstvovatX; osoznavatX
CuvstvovatX; oWuWatX
moCitXsA
sinxronizirovatX
oWupYvatX; poglaZivatX
opisYvatXsA; xarakterizovatXsA
opisYvatX; xarakterizovatX
gladitX
zakoldovYvatX
proreZivatX
redetX
skanirovatX
udarAtXsA; bYtX postroennYm
voevatX; sraZatXsA
bitX; zvonitX; zaezZatX; kovatX
rezatX skot; sveZevatX
raskaCivatXsA; rYdatX
vAnutX; uvAdatX
sozdavatX; vYkovYvatX
torCatX
stalkivatXsA
natalkivatXsA; zadevatX
udarAtX; stolknutX
stekatX struAmi
torCatX
sosatX; vYsasYvatX
bYtX osuZdEnnYm
suditX; osuZdatX
rastAgivatX
tAnutXsA; dlitXsA
tAnutX; rastAgivatX
standartizirovatX
polivatX; poitX
vYdErgivatXsA; vYrYvatXsA
vYdErgivatX; vYtaskivatX
oxlaZdatX; ostuZatX
oroSatXsA; polivatXsA
polivatX; poitX
SelestetX; taratoritX
moknutX; namokatX
moCitX; smaCivatX
izobraZatX; opisYvatX
SelestetX; SurSatX
utolAtX ZaZdu; CerpatX
skolXzitX; sYpatXsA
ostYvatX; xolodetX
lJbitX; celovatX
okunatX; pogruZatX
nYrAtX
radovatXsA; vostorgatXsA
celovatXsA
podderZivatX; soprovoZdatX
opiratXsA
podderZivatX; podpiratX
teretXsA
teretX; natiratX
voloCitXsA; taWitXsA
taWitX; voloCitX
vosxiWatXsA; lJbovatXsA
imetX Zalkij vid
spotYkatXsA
strogatX
vAlitX; silosovatX
vYtiratXsA
vYtiratX; stiratX
provoditX; proZivatX
proceZivatXsA; tomitXsA
proceZivatX; bodatX
nasmexatXsA; izdevatXsA
zaverSatX; okanCivatX
razQAsnAtX podrobno
vospitYvatXsA
vospitYvatX
konfiskovatX
SitXsA; vperAtXsA
SitX; saZatX; stavitX na kon
nastoroZitXsA; opeSitX
vYprAmlAtX; stavitX prAmo
rezatX na lomti
besedovatX; razgovarivatX
branitX; rugatX
prositX milostYnJ; napraSivatXsA
ZelatX
razrezatX; nadrezatX
SaritX; vYnJxivatX
oZivlAtX; voskreSatX
oZivatX; voskresatX
upiratXsA; opiratXsA
podpiratX; upiratX
registrirovatXsA
soCetatX; svAzYvatX
soCetatXsA
registrirovatX; priceplAtX
kusatX
vzdragivatX; razdraZatXsA
droZatX; sodrogatXsA
vYstraivatXsA
nanizYvatX; pereCislAtX
vstavatX na koleni
obuzdYvatX
nanizYvatX; sostavlAtX
okolaCivatXsA; kruZitX vokrug
oprokidYvatXsA
perevoraCivatX; oprokidYvatX
dratXsA
bitX
litXsA; prolivatXsA
litX; prolivatX; vYsYpatX
prinositX priplod
oplaCivatXsA
zastavlAtX platitX
platitX
sniZatX; poniZatX
sniZatXsA; poniZatXsA
navisatX; navlekatX
navisatX; ugroZatX
proxoditX na poCEtnoe mesto
stelitXsA; nabivatX ruku
stelitX; mostitX
idti naprAmik
vYderZivatX
terpetX; perenositX
opresnAtX
formulirovatXsA
formulirovatX; zaklJCatX
zaklJCatX; sderZivatX
zamYkatXsA
zamYkatX; zakrYvatX
ukutYvatXsA
plotno zakrYvatX; ukutYvatX
prostuditXsA
zadYxatXsA
duSitX; podavlAtX
xmuritXsA; bYtX mraCnYm
otstaivatX
otstaivatXsA; izobilovatX
prigibatX; pritesnAtX
ponuritX golovu
vozvoditX; podnimatX
paralizovatX; oslablAtX
obessiletX; sleCX
stabilizirovatX
stabilizirovatXsA
ostanavlivatXsA; stabilizirovatXsA
stoAtX; ZitX; vstavatX
strenoZivatX; skovYvatX
namekatX
zaikatXsA
zatmevatXsA; zapinatXsA
potreblAtXsA
potreblAtX
zagoratXsA; vosplamenAtXsA
slivatXsA
zaZigatX
bYtX arestovannYm
arestovYvatX; bratX v plen
sCitatX; derZatX
solitXsA
zasolAtXsA
solitX
prAtatXsA; nabivatXsA
zatYkatX; zakuporivatX
uplotnAtXsA
uplotnAtX
zasovYvatX; prAtatX
zapreWatX; sderZivatX
vosstanavlivatX silY
udobrAtX; datX otdYx
prosluSivatXsA
sluSatX
trenXkatX
prekraWatXsA; vozderZivatXsA
zapreWatX
otdYxatX
bespokoitXsA
uspokaivatXsA
uspokaivatX
zaverSatX; delatX delo
zatixatX; prekraWatXsA
neterpelivo dErgatXsA
topotatX; baraxtatXsA
postukivatX; tikatX
toptatXsA na meste; ErzatX
dokuCatX; melXteSitX
staratXsA; stremitXsA
morWitXsA; krivitXsA
karabkatXsA; staratXsA
boronitX; carapatX
carapatX
carapatX
SurSatX; topotatX
obtAgivatX; obSivatX
pribliZatXsA; podxoditX
prikalYvatXsA; predQAvlAtXsA
naznaCatXsA
naznaCatX
podkovYvatX
nadevatX; prikalYvatX
skolXzitX; otklonAtXsA
udivlAtX; izumlAtX
udivlAtXsA
privAzYvatXsA; navAzYvatXsA
udivlAtXsA; izumlAtXsA
metitX; klejmitX
vYbiratXsA
izumlAtXsA; udivlAtXsA
vYbiratX; izbiratX
perevAzYvatX; navAzYvatX
naxoditXsA; najtisX
poklonAtXsA
vruCatX; peredavatX
naxoditX drug druga; sxoditXsA
zloradstvovatX
upiratXsA; proAvlAtX uporstvo
naxoditX; zarabatYvatX; roZatX
skolXzitX
vesti sebA razvAzno
robetX; uklonAtXsA
vYsokomerniCatX
ustavatX
terAtX soznanie; mletX
podvergatXsA razgrableniJ
stremitXsA; proAvlAtX rvenie
sporitX; osparivatX
grabitX; terzatX
analizirovatXsA
analizirovatX; razbiratX
slabetX; mletX
stremitXsA; porYvatXsA
obsuZdatXsA
obsuZdatX
razbivatX; gromitX
nemetX; ustavatX
kapatX
puskatX korni
kapatX; razZigatX
lJbovatXsA; naslaZdatXsA
kormitX
pitatXsA; kuSatX
priCmokivatX; vosxiWatXsA
kapatX
priznavatXsA; uznavatXsA
predstavlAtXsA
znakomitX; predstavlAtX
znakomitXsA
pokazYvatX; znakomitX
uznavatX; znatX
otrekatXsA; otkazYvatXsA
sdvigatXsA s mesta
poruCatXsA; sdavatXsA
sdavatX; poruCatX
toptatXsA
toptatX; popiratX
stuCatX; bojko govoritX
podkovYvatX
pribliZatXsA; upiratXsA
pridvigatX vplotnuJ
govoritX skladno
ispYtYvatX nuZdu
suZivatX
suZivatXsA
rasprostranAtXsA
razvetvlAtXsA
priCEsYvatXsA
rasprostranAtXsA; raspuskatXsA
rasprostranAtX; razdavatX
rasxoditXsA; rasprostranAtXsA; CesatX
vzveSivatX
bitX perednimi nogami
tAnutXsA; privlekatXsA; otstupatX
sderZivatXsA; stesnAtXsA
borotXsA; tAgatXsA
dErgatX
tAnutX; privlekatX; kuritX
nuZdatXsA; popadatX v bedu
perevozitXsA
perevozitX; transportirovatX
topatX; stuCatX
prAtatXsA
prAtatX; zaslonAtX
razlivatXsA; burlitX
brosatXsA; bYtX broSennYm
brosatX; ostavlAtX
vozitX; taskatX; razlivatXsA
probovatX; vkuSatX
stoitX; imetX vkus
miritXsA
istoWatX; isCerpYvatX
konCatXsA; issAkatX
CistitX; oCiWatX
oCiWatX
oCiWatXsA
sravnAtXsA
uravnivatX
ravnAtXsA; sravnivatXsA
sravnivatX; priravnivatX
uravnoveSivatXsA
uravnoveSivatX; priravnivatX
sCitatX rovnej
kaCatXsA; SatatXsA
tormozitXsA; sderZivatXsA
tormozitX; sderZivatX
volnovatX; trogatX
volnovatXsA; rastrogatXsA
lAgatXsA
pinatX; lAgatX
proverAtXsA
proverAtX
smotretX s molXboj
pripisYvatX; podpuskatX k CuZoj matke
bitX nogami; pinatX
topatX; nastupatX
otricatX
kaCatXsA; kolebatXsA
kaCatX; baJkatX
kaCatX; raskaCivatX
uglublAtX
uglublAtXsA
rassledovatX; dopraSivatX
potetX
sobiratX; nabiratX
ustavitXsA; prodYrAvitXsA
testirovatX
protYkatX; sverlitX
uskorAtX
uskorAtXsA
zakreplAtX; dovoditX do konca
trogatX; zadevatX
kasatXsA; dostatXsA
gruzitX; nagruZatX
kasatXsA; priCinAtX
peresekatXsA; sxoditXsA
kupatX ovec; vlivatX
popolnAtX
naedatXsA; nasYWatXsA
oxlaZdatX; studitX
nagibatXsA; sognutXsA vniz golovoj
mErznutX
naedatXsA; presYWatXsA
prazdnovatXsA
prazdnovatX; otmeCatX
otraZatX; davatX otpor
volnovatX; zastavlAtX dumatX
volnovatXsA; razmYSlAtX
roZatX; ispYtYvatX sxvatki
obdumYvatX; skruCivatX
popolnAtXsA; polnetX
bYtX v rascvete; kolYxatXsA
popolnAtXsA
dopolnAtX; popolnAtX
prekraWatXsA; stixatX
volnovatXsA; razvevatXsA
volnovatXsA; kolebatXsA
zapolnAtXsA
napolnAtX; zapolnAtX
napolnAtXsA
vYpACivatXsA; okruglAtXsA
xmuritXsA; zamYkatXsA
bYtX ograblennYm
grabitX
tolpitXsA
gruppirovatXsA
splaCivatXsA; gruppirovatXsA
gruppirovatX
tkatXsA
zastaivatXsA; stagnirovatX
sxoditXsA; vstreCatXsA
ostanavlivatXsA na CEm-libo
priostanavlivatXsA
ostanavlivatXsA; prekraWatXsA
ostanavlivatX; prekraWatX
ostanavlivatXsA
tkatX; vAzatX
otCaivatXsA; padatX duxom
oputYvatX; okruZatX setXJ
podsteregatX; vYsmatrivatX
zapinatXsA; zastoporitXsA
CuZdatXsA; otvYkatX
ZdatX; podstavlAtX; pregraZdatX
okislAtXsA; zagoratX
rZavetX
iznaSivatX
iznaSivatXsA; vetSatX
poroZdatX; vYzYvatX
poroZdatX; vYzYvatX
voznikatX
porodnitXsA
poroZdatX; vYzYvatX
vYprAmlAtX; vYravnivatX
kroSitX; narezatX
roZdatXsA; roZatX; vosxoditX
zavAzYvatX; zaklJCatX
razoCarovYvatX
otCaivatXsA; razoCarovYvatXsA
CixatX
bYtX uCtEnnYm
proverAtX naliCie; popolnAtX
polnostXJ issAkatX
izrasxodovatX polnostXJ
sZimatXsA; svoditX
rezJmirovatX; podYtoZivatX
sxoditXsA; soedinAtXsA
prikalYvatX; kolotX
oWuWatX; vosprinimatX
plevatX
obnovlAtX
linAtX; obnovlAtXsA
mraCnetX; xmuritXsA
noCevatX
perepletatX; dokapYvatXsA
sodrogatXsA; uZasatXsA
raznoobrazitX; preobrazovYvatX
vidoizmenAtXsA
tolkatX; podkovYrivatX
tolkatX; tYkatX
zasuCivatX; pripodnimatX
ponimatX drug druga
obQAsnAtX
ponimatX
opuskatXsA; snimatXsA
spuskatX; ronAtX; snimatX; vYsaZivatX; vYsaditX
padatX; spuskatXsA; popadatX
razQAritXsA
dYmitX
terpetX; terebitX SerstX
vYstraivatXsA; sostavlAtXsA
ispravlAtXsA; nalaZivatXsA
ispravlAtXsA
ispravlAtX
vYprAmlAtX; ispravlAtX
sostavlAtX; stroitX
osloZnAtXsA; obostrAtXsA
obostrAtX; osloZnAtX
sZimatX v gorsti
propovedovatX
pereZivatX; gorevatX
uspokaivatXsA
kroSitX; drobitX
kroSitX; uteSatX
otravlAtXsA
otravlAtX
massirovatX; mAtX
wksportirovatX
wlektrificirovatX
obQAvlAtX; opoveWatX
svAzYvatXsA; sozvanivatXsA
soobWatX; izveWatX
zapisYvatX; oformlAtX pisXmenno
svalivatX v kuCu
vglAdYvatXsA; vsmatrivatXsA
dolbitX; rYtX
dutX; zagovarivatX
usilivatX; uskorAtX
usilivatXsA; narastatX
kroSitXsA; rassYpatXsA
agitirovatX; uveWevatX
teretX; kroSitX
nakaplivatXsA; skuCivatXsA
kruZitXsA; sobiratXsA
kruZitX; vraWatX
teretXsA
teretX
ZenitXsA
soglasovYvatXsA
soglasovYvatX; koordinirovatX
soCetatXsA; garmonirovatX
tolpitXsA; skuCivatXsA
privYkatX; osvaivatXsA
uCitXsA; privYkatX
obuCatXsA; priruCatXsA
uCitX; priuCatX
trepetatX; bYtX neZnYm
vnositX vklad
raspredelAtXsA
raspredelAtX; razdavatX
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
zvatX; podavatX golos
wkonomitXsA
wkonomitX
uZasatXsA; straSitXsA
pugatX; spugivatX
pugatXsA
dutX; naduvatX
vzQeroSivatXsA; naxoxlitXsA
laAtX; dutX
morozitX
nadbavlAtX; pribavlAtX
obmoraZivatXsA; mErznutX
gladitX utJgom
rvatXsA; obrYvatXsA
tomitXsA; stremitXsA
rvatX; prerYvatX
rAvkatX; grubitX
mCatXsA; nestisX
mCatXsA; proletatX
mCatXsA; ZuZZatX
nYtX; lomitX
udiratX; mCatXsA
uzakonivatX; legalizovatX
povreZdatX
zarAZatXsA
zarAZatX
tomitXsA oZidaniem
stenatX; gorXko plakatX
ispYtYvatX golovokruZenie
prikrikivatX
vglAdYvatXsA; prismatrivatXsA
skuCatX
osmYslivatX; izuCatX
issledovatXsA
issledovatX; izuCatX
nadrYvatXsA; zapalitXsA
uveliCivatXsA; krupnetX
uveliCivatX
peresilivatX sebA
prinuZdatX; nasilovatX
mCatXsA; nestisX
AdernYj
morWinistYj
izrAdnYj; neploxoj
spravedlivYj
nespravedlivYj
spravedlivYj
metodiCeskij
literaturnYj
krasivYj
nevospitannYj
veZlivYj; vospitannYj
obYCnYj; privYCnYj
znamenitYj
slabYj; xilYj
silXnYj; sostoAtelXnYj
mirovoj
potencialXnYj
socialXnYj
socialXno-wkonomiCeskij
slabYj
universalXnYj
oCenX krasivYj
raznYj; raznoobraznYj
izAWnYj; krasivYj
vpeCatlAJWij
voennYj
uvlekaJWijsA
poCitaemYj; dorogoj
nauCnYj
nauCno-texniCeskij
vlJblEnnYj
CudesnYj; volSebnYj
udivitelXnYj
globalXnYj
kosmiCeskij
vekovoj
vnutrennij
krupnYj
fundamentalXnYj
sosednij; smeZnYj
delovoj; delovitYj
delovoj
delovoj
dobrYj
meZregionalXnYj
regionalXnYj
sploSX, vse kak odin
smelYj; derzkij
obidCivYj
mErtvYj
produktivnYj
neproduktivnYj
proizvodstvennYj
obrazcovYj; pouCitelXnYj
beznravstvennYj
promYSlennYj
iskusnYj; umelYj
neiskusnYj
oCenX ostrYj
gordYj; vozvYSennYj
mAteZnYj
vYsokomernYj
loZnYj
lZivYj
prexodAWij
ostrYj
proSlYj
perexodnYj
wgoistiCnYj
svoeobraznYj; sobstvennYj
aktualXnYj
drugoj; inoj
inoj; svoeobraznYj
neizmennYj
izmenCivYj
stroptivYj
sovsem sYroj
gniloj
pustYnnYj
polupustYnnYj
sroCnYj
glubokij; vpalYj
pEstrYj; pAtnistYj
soCnYj; bogatYj
vostoCnYj
tvorCeskij
terpelivYj; vYnoslivYj
neterpelivYj
krepkij; plotnYj
istinnYj; nastoAWij
pravdivYj
iskrennij; podlinnYj
istinnYj
soCnYj
polnYj priklJCenij; zaputannYj
nebolXSoj; malYj
svetloglazYj; s belXmom
pYlXnYj
volosatYj
svarlivYj
besputnYj; bezalabernYj
obidCivYj; WepetilXnYj
neznaCitelXnYj; umerennYj
bYstrYj; provornYj
kvadratnYj
ustavSij; ustalYj
bespomoWnYj; vYnuZdennYj
xozAjstvennYj
radostnYj
radostnYj
krasnoreCivYj
iskusnYj; masterskij
pograniCnYj
graniCaWij
beskoneCnYj; bezgraniCnYj
smeZnYj; sopredelXnYj
ograniCennYj
inostrannYj; zarubeZnYj
krajnij
sYroj
celebnYj
provornYj; wnergiCnYj
ostrokoneCnYj
korotkij; kucYj
solneCnYj
SumnYj
soCnYj; pYSnYj
stesnitelXnYj; zastenCivYj
besstYdnYj
stYdlivYj; postYdnYj
ponAtlivYj
ponAtlivYj
bYstrYj; ostrYj
legkomYslennYj; neposedlivYj
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
svarlivYj; draClivYj
melkij
bezobraznYj
poderZannYj
sderZannYj
udaCnYj; racionalXnYj
mobilXnYj; metkij
dlinnYj
prodolgovatYj
dolgij; dlitelXnYj
dolgosroCnYj
udobnYj
neudobnYj
vlaZnYj
bezvolXnYj; robkij
druZnYj; sploCEnnYj
ZaZduWij, tomAWijsA
userdnYj; staratelXnYj
bezYniciativnYj
oCenX gorACij
kompaktnYj, kratkij
neoxotnYj
userdnYj; vnimatelXnYj
vliAtelXnYj
veroAtnYj
rastoCitelXnYj
gorACij; Zarkij
kopCEnYj
zlobnYj; vspYlXCivYj
tonkij
SelkovistYj
wnergiCnYj
bezvolXnYj
tonJsenXkij
bezrabotnYj
mAgkij
CEtnYj; parnYj
mAgkij-premAgkij
tonenXkij
aromatnYj; blagouxannYj
tonkij
zaraznYj; infekcionnYj
skudnYj
tEplYj
teplovatYj
nedviZimYj
dviZimYj; peredviZnoj
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
ugodlivYj; lXstivYj
nepriAtnYj
novYj
novatorskij
doZdlivYj
oSiboCnYj; nevernYj
zakrYtYj
lipkij
dikij
globalXnYj
prostoj; obYCnYj
bezmAteZnYj
vesElYj; privetlivYj
udobnYj; uJtnYj
vesElYj
neudobnYj; nepriAtnYj
blagorodnYj
odinokij; edinstvennYj
loZnYj; falXSivYj
golYj
bosoj
golYj
s nepokrYtoj golovoj
obWij
obWenacionalXnYj
obobWEnnYj; obWij
obWekazaxskij
vsenarodnYj
ploskij; Sirokij
ediniCnYj; sobstvennYj
lenivYj
blestAWij
ploxoj
vsestoronnij
soCuvstvuJWij
kosvennYj; poboCnYj
novenXkij
soverSenno odinokij
soverSenno golYj
sovsem ploskij
oCenX blizkij
oCenX xoroSij
oCenX svetlYj
molodenXkij
Arko-zelEnYj
vseobWij; massovYj
blizkij
xoroSij
uveCnYj; bolXnoj
svetlYj
godnYj; dejstvitelXnYj
negodnYj; nedejstvitelXnYj
glasnYj, publiCnYj
bednYj
svetlYj; Arkij
siAJWij
CastiCnYj
molodoj; JnYj
zelEnYj
robkij; mAgkij
tajnYj; skrYtYj
poddelXnYj; iskusstvennYj
iskusstvennYj
robkij
CuZoj; CuZdYj
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
sroCnYj; operativnYj
otdelXnYj; liCnYj
CastnYj; CastnosobstvenniCeskij
merzkij; otvratitelXnYj
legkomYslennYj
vetrenYj
bezvetrennYj
korrumpirovannYj
oCenX lEgkij
mestnYj
srovnennYj s zemlEj
bezzemelXnYj
vdovYj
sirotskij; osirotevSij
veduWij
nedostatoCnYj
dostatoCnYj
CastYj
otvratitelXnYj
sobrannYj; kompaktnYj
nakopitelXnYj
rYZij
verxnij; verxovnYj
vYsokij; verxnij
polosatYj
WedrYj
nedobrosovestnYj; nepodobaJWij
tolstYj
smirnYj; krotkij
tolstennYj
isxudalYj; toWij
sistemnYj; sistematiCeskij
sistemnYj
nervnYj
bYstrYj; bYstronogij
beremennaA
SerstistYj
besserdeCnYj; truslivYj
smelYj
izvestnYj; AvnYj
Zalkij
kovarnYj
bespoWadnYj
moroznYj
naivnYj
prostoduSnYj; naivnYj
golodnYj
otkrYtYj; AsnYj
otkrYtYj; privetlivYj
svetlo-sinij
rasseAnnYj
otkrYtYj; AvnYj
ZadnYj
vspYlXCivYj
serditYj
gorXkij; ostrYj
milovidnYj
neostoroZnYj
absolJtnYj
predpoCtitelXnYj; luCSe
CestnYj; vernYj
gumannYj; CeloveCnYj
CeloveCeskij
bujnYj
agrarnYj
agressivnYj
agropromYSlennYj
kriklivYj
nevinovnYj
vinovnYj
doblestnYj
vnuSitelXnYj
mesACnYj
regionalXnYj
peremennYj
neizmennYj; vernYj
AsnYj; CEtkij
osobYj; isklJCitelXnYj
znaCitelXnYj
akademiCeskij
smetlivYj; sposobnYj
pervYj; pervonaCalXnYj
dalEkij; otstoAWij
gigantskij
dalEkij
pEstrYj
rasseAnnYj; vzbalmoSnYj
bezmAteZnYj
pEstrYj
nizkij; nevYsokij
predYduWij; perednij
predstoAWij
obmanCivYj
smennYj; sQEmnYj
alYj
zolotistYj
raznoobraznYj
vYnuZdennYj
Zivoj; nevredimYj
amerikanskij
AsnYj; toCnYj
analitiCeskij
anonimnYj
oCenX gorXkij
soverSenno AsnYj
oCenX dalEkij
soverSenno AsnYj
oCenX xudoj
oCenX deSEvYj
oCenX tAZElYj
avarijnYj; bedstvennYj
avarijnYj
belosneZnYj
eZenedelXnYj; nedelXnYj
belYj
belovatYj; svetlYj
deneZnYj
bezdeneZnYj
platnYj
umnYj
mudrYj; daJWij sovetY
neumnYj
glupYj
poslednij
besplatnYj
privetlivYj; raduSnYj
istinnYj
dobroduSnYj; dobroserdeCnYj
informacionnYj
raduSnYj
dobroduSnYj
svetlolicYj
xromoj
svetlovolosYj; rusYj
poslednij; finalXnYj
dalXnij
xudoj
smeSannYj
neCistYj; podlYj
vraZduJWij
CestnYj; sovestlivYj
meCtatelXnYj
specialXnYj
specialXnYj
bessovestnYj
liSnij; luCSij
preimuWestvennYj
zadnij
arxeologiCeskij
deSEvYj
pospeSnYj; sroCnYj
dragocennYj
neobuzdannYj; neukroWEnnYj
podvesnoj; visACij
vozvYSennYj; nadmennYj
niZnij
inoskazatelXnYj
tWeslavnYj
znamenitYj
imennoj; adresnYj
bezYmAnnYj
atmosfernYj
ispolnitelXnYj
selXskoxozAjstvennYj
selXskij; aulXnYj
tAZElYj
tAgostnYj
peremennYj; perexodnYj
ustnYj
razgovornYj; ustnYj
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
znaJWij; vseznaJWij
soverSenno odinakovYj
vYsoCennYj
obQedinEnnYj
edinYj; sploSnoj
odnostoronnij
nekotorYj; nemalYj
uprAmYj; prAmolinejnYj
odinakovYj
unikalXnYj
sovmestnYj
edinYj; celostnYj
strannYj
gustoj; obilXnYj
neprimirimYj
bJdZetnYj
postoronnij; CuZoj
otdelXnYj
serYj (o koze)
CuZoj
SeroxovatYj; bugristYj
zamknutYj; tixij
kudrAvYj; kurCavYj
mutnYj; smutnYj
mutnYj; neAsnYj
neoproverZimYj
bezoblaCnYj
oblaCnYj
oCenX kudrAvYj
massovYj
perCEnYj
bYvSij; preZnij
nepravilXnYj
isporCennYj; slomannYj
isporCennYj; xuliganistYj
xuliganskij
besporAdoCnYj; zaputannYj
rYxlYj; vAlYj
proSlogodnij
davnij; preZnij
proCnYj; stabilXnYj
medlennYj
cennYj
bescennYj
bogatYj
zaZitoCnYj
bednYj; nesCastnYj
iskonnYj; drevnij
svAzannYj; zavisAWij
stepennYj; spokojnYj
sveZij; JnYj
glinistYj
detskij
sveZij; neZnYj
bankovskij
nesCastnYj
sCastlivYj
nevezuCij
glavnYj
preobladaJWij; prioritetnYj
prioritetnYj
bezdomnYj
drugoj; inoj
upravlenCeskij
glavnYj
naCalXnYj; pervonaCalXnYj
naCalXnYj
smelYj; reSitelXnYj
xrabrYj
zapadnYj
bolotistYj
bratskij
laskovYj; duSevnYj
bazovYj
avtoritetnYj
neavtoritetnYj
sklonnYj
bednYj; Zalkij
mirnYj
raznuzdannYj
neizvestnYj
bespokojnYj
tAZkij; iznuritelXnYj
bespeCnYj
neoficialXnYj
neznakomYj
nejtralXnYj
izvestnYj
neizvestnYj
aktivnYj
proCnYj; krepkij
bliZnij
besstYZij
besserdeCnYj
neZnYj; mAgkij
vYsokij
nYneSnego goda
biologiCeskij
falXSivYj; naigrannYj
roslYj
xolostoj; nezamuZnij
roslYj
utverditelXnYj
otricatelXnYj
buduWij
drAblYj; vAlYj
neznaCitelXnYj
soverSenno pustoj
sovsem blednYj
metelXnYj
svobodnYj; pustoj
vAlYj; slabYj
svetlo-serYj; blednYj
blednovatYj; serovatYj
CalYj; s prosedXJ
segodnASnij; nYneSnij
vsemirnYj
gorbatYj
isporCennYj
soverSenno celYj
psevdonimnYj; skrYtYj
celYj
cifrovoj
vkusnYj
nevkusnYj; bezvkusnYj
oCenX vkusnYj
bessilXnYj
tradicionnYj
ogromnYj
ogromnYj
sostoAtelXnYj; zaZitoCnYj
religioznYj; naboZnYj
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
SumnYj; pokaznoj
xvastlivYj
tWeslavnYj
slavnYj; proslavlennYj
gotovYj
stepnoj
stepnoj; polevoj
razvitYj
razvivaJWijsA
mudrYj
odarEnnYj
otdelXnYj; ediniCnYj
WedrYj; prostornYj
besspornYj
debetovYj
korenastYj
demokratiCeskij
dorodnYj; krupnYj
samostoAtelXnYj
bolXnoj
dietiCeskij
diplomatiCeskij
tupoj
zlobnaA; vspYlXCivYj
druZeskij
vsemirnYj
alCnYj; stAZatelXskij
pokatYj
trudolJbivYj
trudolJbivYj
ogromnYj; zdorovennYj
roslYj; statnYj
vYsokij; roslYj
drevnij
neuklJZij
znaCitelXnYj; izrAdnYj
zemledelXCeskij
poZiloj
suverennYj
dvustoronnij
dvuliCnYj
dvuAzYCnYj
maloveroAtnYj
patriotiCnYj
znaCitelXnYj
nezametnYj
leCebnYj
passivnYj; bezrazliCnYj
dalXnejSij; tepereSnij
nelovkij
lovkij
nevolXnYj; podnevolXnYj
dobrovolXnYj
lenivYj
otvaZnYj
osobYj; osobennYj
neobYknovennYj
vzroslYj
svobodnYj; volXnYj
izbalovannYj
izbalovannYj
geroiCeskij
zavtraSnij
drevnij; davnij
skazoCnYj
starYj
konservativnYj
ustarevSij
razumnYj; soznatelXnYj
polnYj; tuCnYj
blizkij
bez mAsa; postnYj
mAsnoj; mAsistYj
evropejskij
filosofskij
fiziCeskij
gendernYj
geografiCeskij
grammatiCeskij
gibkij
bez zapaxa
paxuCij
uCtivYj; skromnYj
blagoj
gibkij; lovkij
negibkij; neumelYj
naboZnYj; nravstvennYj
beznravstvennYj; bezboZnYj
robkij; stesnitelXnYj
stesnitelXnYj
blagovospitannYj; porAdoCnYj
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
malYj; skromnYj
skromnYj
malenXkij
visokosnYj
vinovnYj
nevinovnYj
kroxotnYj
CeloveCnYj; dostojnYj
kniZnYj
ZalostlivYj
vesElYj
grustnYj; nevesElYj
solidnYj; poCtennYj
koCevoj
sizYj
goluboj; golubovatYj
posinevSij; zaplesnevelYj
sinij; goluboj
sine-zelEnYj
golubovatYj
aktualXnYj; nasuWnYj
sinij-presinij
vesennij
naklonnYj
tenistYj
obQEmnYj
CErnYj kak ugolX
uglekislYj
vspomogatelXnYj
tusklYj; neAsnYj
terpelivYj; bezropotnYj
drevnij; starinnYj
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
mnogie; mnogoCislennYj
mnogotomnYj
nekrasivYj
krasivYj; ZivopisnYj
sosednij
prozorlivYj; dalXnovidnYj
xudoZestvennYj
naglAdnYj
vidnYj; vYdaJWijsA
padkij; zaviduWij
bezborodYj
optovYj
glazastYj
bezrassudnYj; bezglazYj
Sirokij; prostornYj
rasSirennYj
velikoduSnYj; vseproWaJWij
snisxoditelXnYj
vCeraSnij
kompleksnYj
veCernij
SeroxovatYj; nerovnYj
bednYj
tamoZennYj
posleduJWij; pozdnij
mstitelXnYj; zlopamAtnYj
zaikaJWijsA
statnYj; krasivYj
buduWij
sleduJWij
korotkij; kucYj
menXSij; nedostaJWij
mudrYj; genialXnYj
zrelYj; soverSennYj
uveCnYj
obdelEnnYj
oCenX Sirokij
WegolevatYj
nenuZnYj
nuZnYj
CudesnYj; zameCatelXnYj
reakcionnYj
zanosCivYj; CvanlivYj
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
eZednevnYj; povsednevnYj
solneCnYj; JZnYj
oCenX silXnYj
sloZnYj
burYj; tEmno-rYZij
osennij
priAtnYj; sladostnYj
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
vYnuZdennYj; prinuditelXnYj
kulXturnYj
kulXturno-prosvetitelXskij
nekulXturnYj
kulXturnYj
izvestnYj
znaCimYj; soderZatelXnYj
vYrazitelXnYj
bessmYslennYj
neobAzatelXnYj
obAzatelXnYj; obAzannYj
bezupreCnYj
prozraCnYj
soverSenno prozraCnYj
grustnYj; peCalXnYj
peCalXnYj
neftegazovYj
neftenosnYj
ledAnoj
tWatelXnYj; vnimatelXnYj
nuZdaJWijsA
usatYj
nuZdaJWijsA
ledAnoj; lXdistYj
ledAnoj
boltlivYj
nemoj
oCenX krepkij
silXnYj; krepkij
nezYblemYj
soderZatelXnYj; osmYslennYj
blizkij po znaCeniJ; sinonimiCnYj
bessmYslennYj
vaZnYj
nevaZnYj; neznaCitelXnYj
xlopotnYj; trudnYj
melkij
ZirnYj; maslAnYj
neZirnYj
maksimalXnYj
bezmAteZnYj
karXeristskij
priemlemYj; odobrennYj
tupoj; glupYj
mAgkij kak vata
xvastlivYj
xvastlivYj
niCtoZnYj; neznaCitelXnYj
pokojnYj
pXAnYj
pXAnstvuJWij
matematiCeskij
bespokojnYj
soderZatelXnYj
bessoderZatelXnYj
otstalYj
medicinskij
dobrYj; miloserdnYj
nedobrYj; nemiloserdnYj
gostepriimnYj
meZgosudarstvennYj
gosudarstvennYj
sobstvennYj
vYsokomernYj; samodovolXnYj
prazdniCnYj
pogibSij
periodiCeskij; sroCnYj
bessroCnYj
metallurgiCeskij
mexaniCeskij
slaboumnYj
mifiCeskij
mikrovolnovYj
minimalXnYj
mobilXnYj
obilXnYj
smirnYj; skromnYj
xrupkij
muzYkalXnYj
zainteresovannYj
invalidnYj; uveCnYj
rogatYj
vozmoZnYj
nesCastnYj; Zalkij
rasovYj
rezulXtativnYj
bezrezulXtatnYj
neZnYj; tonkij
nastoAWij; podlinnYj
narkomanskij
ploxoj
neveZestvennYj
samolJbivYj
liSEnnYj Cesti
CestolJbivYj; gordYj
oCenX ploxoj
konkretnYj; toCnYj
rYnoCnYj
nedovolXnYj
bolXnoj
osnovnoj
neobosnovannYj
ediniCnYj; redkij
ravnoduSnYj
ne spAWij
pravYj; poloZitelXnYj
lEgkij; prostoj
udobnYj; optimalXnYj
JZnYj
oblastnoj
mYslAWij; zadumCivYj
vdumCivYj
bezdumnYj
neumelYj; nelovkij
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
srednij, o detAx
obWij
slabYj
osedlYj
oteCestvennYj
patriotiCeskij
semejnYj
peredovoj
peredovoj
spelYj; varEnYj
nezrelYj; nedovarennYj
bojkij; wnergiCnYj
nadmennYj; gordYj
besprocentnYj
korYstnYj
poleznYj
bespoleznYj
besprizornYj; bespriJtnYj
vzAtoCniCeskij
blagorazumnYj; mudrYj
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
izmenCivYj; peremenCivYj
blednYj; polovoj
neoxotnYj
ZelaJWij; sklonnYj
uvleCEnnYj; strastnYj
pesCanYj
supesCanYj
plodorodnYj
neplodorodnYj
cennYj
obescenennYj; ne imeJWij cennosti
soverSenno suxoj
sekretnYj; tajnYj
imeJWij pravo
pravovoj
suxoj
strukturnYj
sbornYj; sostavnoj
sostavnoj
uvaZaemYj
uprAmYj; kapriznYj
kislYj
kosoj; kosoglazYj
kosoglazYj
ugolovnYj
dorogoj
dorogoj; dragocennYj
oCenX dorogoj
korotenXkij
Arko-krasnYj
bditelXnYj; zorkij
uprAmYj; svoenravnYj
ujma
zimnij
korotkij
kratkosroCnYj
rozovatYj; krasnovatYj
oranZevYj
revnivYj; zavistlivYj
krasnYj
oranZevYj
bordovYj; bagrovYj
interesnYj; lJbopYtnYj
lJbopYtnYj
interesnYj
brodACij; bezdomnYj
upornYj; nastojCivYj
nenuZnYj
neobxodimYj; nuZnYj
nesposobnYj
sposobnYj
uvaZaemYj; dorogoj
groznYj; gnevnYj
geroiCeskij
peCalXnYj; tragiCeskij
dobrYj; blagotvoritelXnYj
slivoCnYj
wnergiCnYj; volevoj
upornYj; stojkij
ostalXnoj; ostavSijsA
tolstYj; gustoj
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
beskrovnYj; malokrovnYj
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
prostoj; skromnYj
CErno-burYj
smuglYj
belosneZnYj
sneZnYj
protivopoloZnYj; protiv
starYj; prestarelYj
vooruZEnnYj
vraZdebnYj
skorbnYj; tragiCeskij
svAWennYj; svAtoj
Zestokij
otnosAWijsA; kasaJWijsA
strogij; ZEstkij
strogij; surovYj
opasnYj; zlokaCestvennYj
bezopasnYj; dobrokaCestvennYj
sloistYj; skladCatYj
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
podxodAWij; blagopriAtnYj
neblagopriAtnYj
neuklJZij; gromozdkij
proZorlivYj
znaCitelXnYj; solidnYj
podxodAWij; razumnYj
gostepriimnYj
sovsem koriCnevYj
straSnYj
truslivYj
dvojnoj; para
dopolnitelXnYj
vspomogatelXnYj; podsobnYj
parnYj
nepodviZnYj
podviZnYj
xitrYj
radostnYj
bessilXnYj
moWnYj
miloserdnYj
bezZalostnYj
vernYj; pravdivYj
priAtnYj; blaZennYj
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
modnYj; narAdnYj
bezvkusnYj
neudaCnYj
udaCnYj; uspeSnYj
razgovorCivYj
nesomnennYj; bezuslovnYj
govorlivYj
Zidkij
krasivYj; prekrasnYj
kovarnYj
uZasnYj
oCenX krasivYj
sovsem serYj
serYj
serovatYj
surovYj; groznYj
odinokij; neparnYj
smeZnYj
vAlYj
WegolXskoj; koketlivYj
strojnYj; statnYj
lomkij; xrupkij
slomannYj; razbitYj
veZlivYj; uCtivYj
zaduSevnYj; liriCnYj
bolXnoj
boleznennYj
vneSnij; naruZnYj
politiCeskij
gluxoj
terpelivYj; spokojnYj
neterpelivYj
vYbornYj
nalogovYj
sravnitelXnYj; otnositelXnYj
zdorovYj
nerASlivYj
zdorovYj
stepennYj; solidnYj
vesomYj; serXEznYj
proxladnYj
torZestvennYj
soznatelXnYj
bessoznatelXnYj; nesoznatelXnYj
CislennYj; cifrovoj
besCislennYj
Arko-ZEltYj
soverSenno zdorovYj
kaCestvennYj
kaCestvennYj
nekaCestvennYj
ostoroZnYj
borodatYj
kartavYj; SepelAvYj
ZeltovatYj
ZeltovatYj
ZEltYj
skupoj; ZadnYj
vonJCij
satiriCeskij
predatelXskij
zdorovYj
negramotnYj
gramotnYj
glinistYj; melodiCnYj
tolstYj; ZirnYj
nadEZnYj; uverennYj
nenadEZnYj; neuverennYj
doverCivYj
oCenX ZirnYj
bodrYj; Cutkij
uprugij
CuvstvitelXnYj; Cutkij
Cutkij
Cutkij
simvoliCeskij
volSebnYj
redkij
poslednij
levYj
severnYj
ovalXnYj; prodolgovatYj
slepoj
nesCastnYj
ozornoj; bujnYj
protAZnYj; zatAZnoj
wlastiCnYj; xroniCeskij
sportivnYj
strategiCeskij
mokrYj
mokrYj-premokrYj
xolodnYj
truslivYj
oroSaemYj
vodAnistYj; vodnYj
oCenX xolodnYj
bezvodnYj
lJbimYj
kostistYj
milYj; simpatiCnYj
bez moloka
moloCnYj
moloCnYj
opYtnYj
praktiCeskij; opYtnYj
neopYtnYj
gordYj; nadmennYj
vosxiWEnnYj
oCenX sladkij
vospitannYj
vospitatelXnYj
nevospitannYj
nedisciplinirovannYj
disciplinirovannYj
disciplinarnYj
sladkij
neploxoj; snosnYj
zavisimYj
nezavisimYj
sutoCnYj
krutoj; prAmoj
prAmougolXnYj
prAmoj; neposredstvennYj
posluSnYj
neposluSnYj
AzYkovoj
nemoj; bezQAzYkij
sovsem prAmoj
sovsem Zivoj
Zivoj
draClivYj
nizkij
niZnij
CetYrExugolXnYj
prAmoj; kratCajSij
CrezvYCajnYj
terpelivYj; vYnoslivYj; ustojCivYj
neterpelivYj
pervYj
presnYj
zamknutYj
tumannYj
prozraCnYj; CistYj
CistejSij; prozraCnYj
prAmoj; toCnYj
Ziloj
neustojCivYj; nepostoAnnYj
postoAnnYj; ustojCivYj
ustojCivYj
neustojCivYj; nepostoAnnYj
bYtovoj
grubYj; vulXgarnYj
celYj; sploSnoj
solEnYj
nesolEnYj
plotnYj; tesnYj
duSnYj; bezvetrennYj
tixij; spokojnYj
bespokojnYj
soverSenno tixij
melkij
dikij
piWevoj
utrennij
utrennij
uspeSnYj; doxodnYj
nastojCivYj; upornYj
prirodnYj; estestvennYj
skolXzkij
melkij; neglubokij
razborCivYj
talantlivYj
xrupkij; strojnYj
prekrasnYj; zameCatelXnYj
izvestnYj; populArnYj
poznavatelXnYj
znakomYj
soverSenno golYj
oCenX uzkij
CistejSij
deficitnYj
nizkoroslYj
naxodCivYj; ostroumnYj
neCEtnYj
golYj; lYsYj
blagoCestivYj; naboZnYj
uzkij; tesnYj
istoriCeskij
privlekatelXnYj
neprivlekatelXnYj
zastenCivYj; nereSitelXnYj
upornYj; naprAZEnnYj
besserdeCnYj
ZestokoserdnYj
kamenistYj
kamennYj; xolodnYj
druZnYj
gornYj; goristYj
pleSivYj
CistYj
ravnYj
pAtnistYj
teatralXnYj
besplatnYj
gladkij; rovnYj
ZeleznYj
SalovlivYj; ozornoj
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
wffektivnYj; vYgodnYj
newffektivnYj
sootvetstvuJWij; dolZnYj
prinadleZaWij, priCitaJWijsA
uprAmYj; CErstvYj
nenasYtnYj
polnYj; napolnennYj
polnYj
polnovatYj
neprerYvnYj
soverSenno polnYj
tupoj; glupYj
sYtYj
bezostanovoCnYj
gnedoj
kletCatYj
iznoSennYj
tragiCeskij
proizvodnYj
rodstvennYj
rodstvennYj
prAmoj
korennoj; osnovatelXnYj
volosatYj; moxnatYj
noCnoj
soverSenno prAmoj
koneCnYj; isxodnYj
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
AdovitYj; toksiCnYj
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
osvedomlEnnYj; znaJWij
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
obrazcovYj; primernYj
bolXSoj; starSij
bereZlivYj; wkonomnYj
wkonomnYj
oCenX bolXSoj
trevoZnYj; straSnYj
puglivYj
puglivYj
verxnij
gospodstvuJWij
besprerYvnYj
luCSij; otliCnYj
neprerYvnYj
AdovitYj; zlobnYj
nuZdaJWijsA; nasuWnYj
vYsoCennYj
zloj; Zestokij
zakonnYj; JridiCeskij
JridiCeskij
zakonodatelXnYj
nezakonnYj
svetskij
Zestokij; kovarnYj
sovremennYj
vnimatelXnYj; ponAtlivYj
nevnimatelXnYj
smYSlEnYj; ponAtlivYj
vrednYj
bezvrednYj
intellektualXnYj
ogromnYj
sovsem; polnostXJ
naroCno; specialXno
specialXno
krasivo
obYCno
kak obYCno
vsE Ze; tak ili inaCe
tem vremenem
eWE; vsE eWE
vsE eWE
koneCno; verno
koneCno; razumeetsA
neskolXko raz
gorazdo; namnogo
kak-to; sluCajno
tolXko Cto
to i delo
vsegda
prosto tak
mgnovenno
v raznYx mestax
dalXSe; tuda
dalXSe; dalee
tuda-sJda
vsegda
ele; s trudom
ele-ele
koneCno
vsegda
dalXSe; proCX
vsegda
vsegda
po-raznomu
osobenno
snaCala
v samom naCale
snaCala
iznaCalXno
s grexom popolam
poka; poka Cto
poka
ele-ele; edva
vekami
CastiCno
pro sebA; vnutrenne
migom; v odin mig
vperEd; ranXSe
sperva
nekogda
tak
oCenX
v proSlYj raz
v proSlYj raz; nedavno
samo soboj
po-svoemu
samo soboj
vzaimno
po-uzbekski
samostoAtelXno; samo po sebe
inaCe; osobenno
sroCno
ot vsego serdca
iskrenne
vserXEz
po suti
nepolno; napolovinu
navzniCX
Crezmerno
nemnogo; slegka
primerno
bYstro; provorno
beskoneCno
sploSX; vse kak odin
postoAnno
po-ujgurski
akkuratno
ukradkoj
dolgo
vsegda; postoAnno
besporAdoCno
soobWa; druZno
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
zanovo; vnovX
prosto; medlenno
potixonXku
obYknovenno
prosto tak
medlenno; potixonXku
ne toropAsX
odin; v odinoCku
v obWem; povalXno
v obWix Certax
ploxo
vo vse storonY
so vsex storon
so vsex storon
vsej duSoj
po-Aponski
massovo; sploSX
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
letom; letnim vremenem
sroCno; bYstro
otdelXno; liCno
po otdelXnosti
po otdelXnosti
odin na odin
povsJdu
svobodno (o vladenii AzYkom)
v-sedXmYx
dostatoCno
vsemerom
dostatoCno
Casto
CaWe
vverx; naverxu
vverxu; vYSe
po puti; poputno
po doroge
naroCno; pritvorno
okolo; poCti
nedavno; skoro
nedavno; vskore
begom
sistematiCeski
koe-kak
so vremenem
sotnAmi
v ZiznX
neoZidanno
neoZidanno; vdrug
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
nasteZX
znaCitelXno
vperEd
vpervYe; snaCala
vnaCale
daleko; vrozX
daleko
izdaleka
pozavCera
na dnAx; daveCa
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
nakonec; v konce koncov
tixo; medlenno
nakonec; v konce koncov
potixonXku
pozavCera
pozavCera
dalXSe; tuda
dalXSe; dalee
tuda-sJda
izredka; vremenami
po-arabski
vremenami
dalee
specialXno
s lixvoj
nazad
sobstvenno; v suWnosti
ne speSa
vesXma; osobenno
neobYCajno
tajno
vremA ot vremeni
ustno
iz ust v usta
podalXSe
malo
nemnoZko; CutX-CutX
sovsem nemnogo
nemnogo; koe-Cto
menXSe; nemnogo
edva; ot silY
nemnogo
vsE ravno
znaA; soznatelXno
gde-to
odnaZdY
edinoglasno
kogda-to; odnaZdY
odin raz
liSX raz; razom
po odnomu
soobWa; vmeste
v pervuJ oCeredX
v pervYj raz
vo-pervYx
odin za drugim
v nekotoroj stepeni; dovolXno
navsegda
okonCatelXno
edinoglasno
nemnogo; nekotoroe vremA
odnaZdY
odinakovo; porovnu
srazu
vmeste
sovmestno
sovmestno
neskolXko raz
porAdoCno; izrAdno
rovno; ravnomerno
tak ili inaCe
dovolXno mnogo; celYj rAd
ponemnogu
postepenno
postepenno
otdelXno
razdelXno
ranee; do wtogo
vpredX
eWE bolee
v naSi dni
tak
ranXSe; preZde
po-preZnemu
kak preZde
eWE bolXSe
v preZnie vremena; ranXSe
izdavna
pozavCera
tak; sJda
tak i sAk
tak; takim obrazom
v proSlom godu
s proSlogo goda
daveCa
davnYm-davno
medlenno
daveCa
neCaAnno
po-detski
maksimalXno; kak moZno
postepenno
vezde
vnaCale
inaCe; po-drugomu
pervonaCalXno
krepko; tvErdo
zrA; naprasno
sJda; bliZe
sJda; v wtu storonu
sJda; bliZe
po pAtX
v-pAtYx
vpAterom
licom k licu
v wtom godu
na wtot god
zrA; vpustuJ
segodnA
segodnA Ze
ne segodnA-zavtra
v nastoAWee vremA
s segodnASnego dnA
takim obrazom
poslezavtra
vsegda; postoAnno
toCno
v toCnosti
pravilXno
bez otdYxa
vmig
svoevremenno
nemedlenno
poCti
po-druZeski
vremA ot vremeni; volnami
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
vpredX; bolXSe
potixonXku; ponemnogu
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
v bolXSom koliCestve; massovo
Avno; otkrYto
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
migom; mgnovenno
veCno; naveki
navsegda
obAzatelXno
stolX; nastolXko
stolX; do takoj stepeni
stolXko; nastolXko
zdesX; sJda
vnimatelXno; tWatelXno
tYsACami
krepko; osnovatelXno
daveCa; nedavno
uZe davno; s tex por
neznaCitelXno
dosroCno
vremA ot vremeni
po-mongolXski
obilXno
v izobilii
sovsem; vovse
soverSenno; sovsem
bezupreCno
po vozmoZnosti
krepko; tvErdo
ploxo
konkretno; toCno
Cem bolee
vsego liSX
porAdoCno; znaCitelXno
po-nemecki
kakoj; Cto za
napravo
naedine
legko
dalee
luCSe; tem bolee
eWE bolXSe
tak; tuda
tak i sAk; tuda-sJda
po desAtX
ne oCenX
s tem da s wtim
tam
desAtkami
i tak; i bez togo
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
stolX; nastolXko
stolX; do takoj stepeni
zdesX; sJda
po-persidski
popustu; tolXko
po-kYrgYzski
kratko
zimoj; zimnim vremenem
po-kitajski
kak; kakim obrazom
snova; zanovo
snova i snova
snova; zanovo
vo Cto bY to ni stalo; kak bY ni
kak popalo
vo Cto bY to ni stalo
skolXko raz
naskolXko; skolX
stolXko raz
vnezapno
v mgnovenie oka
v mgnovenie oka
umYSlenno; naroCno
rAdom; v rAd
podrAd
silXno; gromko
sejCas; teperX
poka
v nastoAWee vremA
po-kazaxski
trudno
dobro; blagopoluCno
ruka ob ruku
iz-pod polY
naliCnYmi; tut Ze
vmeste; xorom
vmeste; vdobavok
dejstvitelXno
oficialXno
po porAdku
besporAdoCno
sootvetstvenno
CutX; nemnogo
slegka; CutX-CutX
CutX pozZe
takim obrazom; itak
tem vremenem; poka
naruZu
snaruZi; na ulice
vneSne; zaoCno
izvne
redko
tem bolee
v poslednij raz
potom; vsled
v konce; nakonec
pozdnee; potom
ottuda; s tex por
zatem; posle wtogo
tut Ze
nalevo
tak
takim obrazom
stolX; nastolXko
tam; togda
podrobno
prAmo
naprAmuJ; neposredstvenno
stojmA; prAmo
daZe; sovsem
daZe; sovsem
ZivXEm; zaZivo
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
tixo; spokojno
bez ustali; bezostanovoCno
za predelami
vne
v bliZajSee vremA
nedavno; na dnAx
eWE; opAtX
opAtX; eWE raz
na rassvete
po utru
utrom
na zare
mnogo raz; nemalo
prekrasno
po-tatarski
besplatno
iznaCalXno
vse do edinogo
tolXko
nepravilXno; naoborot
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
polnostXJ; celikom
vsJ noCX
noCXJ
noCXJ; noCXJ v dorogu
v koneCnom sCEte
po-turecki
po-turkmenski
stoA
vovremA
po-ukrainski
po troe; po tri
v-tretXix
vtroEm meZdu soboj
vtroEm
molCa
postoAnno; vsegda
molCa
odno za drugim
snova i snova
prerYvisto; urYvkami
neprerYvno
stremglav
naprasno; vpustuJ
zakonno
totCas
ele; s trudom
siloj
kakoj-to
nekto
kto-to
Cto-to
Cto-to
neskolXko
davnYm-davno
gde-to; gorazdo
otkuda-to
kakoj-to; kotorYj-to
kakoj-to
tot samYj
kaZdYj
kaZdYj
kaZdYj iz nix
kaZdYj
kaZdYj; vsAkij
vsAkaA veWX; vsE Cto ugodno
vsAkoe; raznoe
kaZdYj
kaZdYj iz nix
raznYj
sam; svoj
sam sebA; samogo sebA
sam sebe
sam s soboj
sam sebe
kaZdYj sam; meZdu soboj
drugoj; inoj
von tot
tot da wtot; vsAkij
takoj; von takoj
takoj
von tot
to da sE; koe-Cto
vse; vsE
drug druga
odin iz nix
drug druga
drug druga
drug drugu
drug ot druga
nemnogo; nekotoroe vremA
CastX ix; nekotorYe
ni odin; ni edinYj
Cto-to; Cto-nibudX
Cto-to; Cto-nibudX
kto-to; odin
odin iz nix
Cto-to; neCto
neskolXko
rAd
rAd iz nix
nemalo
mY
mY vse
wtot; wto
nekotorYj; davnij
vse
vse
vse; vsE
vse; vesX
drugoj; inoj
nekotorYj; inoj
vesX; celYj
vesX; celYj
niCego
niCego
ni odin
ni odin iz nix
ni odin
nikto
niCego
nikuda; nigde
niotkuda
ni odin
ni odin iz nix
nikakoj
niCego; niCto
niCego
kto
kto bY ni; vsAkij kto
bolXSinstvo; mnogie iz nix
nekotorYj
nekotorYj
nekotorYe iz nix
nekotorYe
nekotorYe iz nix
vesX; vse
stolXko
stolXko
takoj
vot wtot
takoj; sleduJWij
takoj
vot wtot
A
Cto
dlA Cego; zaCem
kotorYj po sCEtu
kakogo Cisla
skolXko
skolXko Celovek
skolXko iz nix
poCemu
poCemu; otCego
Cto
zaCem
kakoj
on; ona; ono
oni
stolXko; ne oCenX
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
kakoj; nekotorYj
gde; kuda
otkuda
kotorYj
nekotorYj; inoj
nekotorYe; koe-kto
kak
kakim obrazom
skolXko
naskolXko
skolXko; stolXko
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
mnogie; nemalo
vse; sploSX
vesX; celikom
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
desAtX tYsAC; tuman
tri
troe
dalXSe; za
slovno; podobno
krome
krome; pomimo
okolo; priblizitelXno
okolo; priblizitelXno
do
o; otnositelXno
o; nasCEt
o; ob
Cerez; posredstvom
bolee; bolXSe Cem
svYSe; bolee
bolee; svYSe
vmeste s
krome; otdelXno ot
do; ranXSe
vpredX; dalXSe
v svAzi s; v zavisimosti ot
krome; pomimo
s; s tex por kak
xuZe; bolXSe Cem
v teCenie; na protAZenii
po; soglasno
do
do; predSestvuJWij
Cem; po sravneniJ
posle
v svAzi s; po sluCaJ
zaodno s
po sravneniJ s; sudA po
k; po napravleniJ; v zavisimosti ot
nesmotrA na
protiv; naprotiv
otnositelXno; kasaJWijsA
narAdu s; odnovremenno
vmeste s; vdobavok
v kaCestve; kak
v sootvetstvii s
napodobie
sootvetstvenno; soglasno
kaZdYj; vsAkij raz
po sravneniJ s
po priCine
podobno; slovno
kak; podobno
posle
svojstvennYj
podobnYj; poxoZij
vne; sverx
bliZe k; k
okolo
o; ob
otnositelXno
o; ob
dlA; radi; CtobY
ili; libo
to estX
ili; libo
odnako; tem ne menee
inaCe; a to
odnako
tem ne menee
ili; razve
i; pritom
uvY; k soZaleniJ
potomu Cto; tak kak
i
a; Ze
odnako
no
to; to
slovno; toCno
i; s
ili; inaCe
odnako; tem ne menee
tem ne menee
sledovatelXno; znaCit
tem ne menee
esli
esli
itak; stalo bYtX
ili Ze
pustX; xotX
i; s
ili; libo
ili Ze
ili
v takom sluCae; esli tak
togda; v takom sluCae
i; s
slovno; toCX-v-toCX
takim obrazom; tak
potomu Cto; priCina v tom Cto
zatem; s tex por
po wtoj priCine
dlA togo; powtomu
itak; takim obrazom
vmeste s tem
narAdu s wtim; krome togo
zatem; potom
powtomu
vsE Ze; tem ne menee
takZe
potom; zatem
=
von
koneCno
tolXko; liSX
vedX; Ze
-ka; poZalujsta
wx; ax
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
govorAt; mol
Cto; govorA
samYj; nai-
ni; nikakoj
da
da
mol; AkobY
mol; AkobY
li
li
nastoAWij; samYj
imenno; kak raz
li
li
naprotiv; skoree
tolXko; liSX
vedX; Ze
poxoZe; kaZetsA
daZe
toCX-v-toCX
ne govorA uZe
toZe; i; daZe
kak raz; toCno
toZe; i; daZe
vidimo; veroAtno
ne to Cto; ne govorA uZe
ne to Cto
wj
von; vot
von tam
uvY; ZalX
kakaA ZalostX
podzYvanie korov
aminX
wx; ax
podzYvanie koz
dovolXno; nu
xoroSo; ladno
ladno; xoroSo
molodec
=
milYj; rodnoj
atu
nu davaj
ura
=
boZe moj; nado Ze
zdravstvujte
assalamu alejkum
boZe upasi
na konej
au; wj
aga
oj
molodec; bravo
bismillA
a; w
wj
da; nu
daj bog
podzYvanie sobaki
nu-ka; davaj
izvinite
proCX; ujdi
na; vozXmi
vot
vot-vot
vot; vot Ze
=
milosti prosim
kakoj pozor
ladno; pustX
podzYvanie ZerebAt
=
nado Ze
=
oj-oj; aj
boZe moj; oj
ba; vot tak
ax; ux
aj-aj; kak xoroSo
gospodi
o boZe
ladno; sluSaJsX
podzYvanie ovec
dobrYj veCer
dobrYj denX
dobroe utro
spokojnoj noCi
nu-ka; davaj
wx; dosada
proWaj
spasibo
spasibo
privet
zdravstvujte
kakoj uZas
poka; budX zdorov
do svidaniA
cYc; perestanX
cYc; ne smej
tXfu
boZe moj
stoj; postoj
=
tXfu
fu; ux
o
vaalejkum assalam
vau
=
=
=
ladno; proWaj
k soZaleniJ
navernoe; vozmoZno
dejstvitelXno; pravda
v samom dele
obAzatelXno
veroAtno; vozmoZno
veroAtnYj
voobWe; obWij
net; ne imeetsA
skaZem
kstati
delatX neCego
moZet bYtX
to-to Ze; vot imenno
poZaluj; vidno
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
ladno; odobreno
po-moemu
vozmoZno; moZet bYtX
v osnovnom; voobWe-to
v osnovnom
po ego mneniJ
koroCe govorA
neobxodimo; nuZno
kak-nibudX; vo Cto bY to ni stalo
pravda; verno
dejstvitelXno; na samom dele
navernoe; vidimo
po-vaSemu
nesomnenno
bezuslovno; nesomnenno
kaZetsA; poxoZe
po-tvoemu
kaZetsA; poxoZe
kaZetsA; poxoZe
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
^Su; ^Cu
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
^ZajYk; ^ural
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
^burabaj; ^borovoe
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
^mustau; ^beluxa
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
^uralXsk; ^ural
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
^tengri; ^bog
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
ponemnogu; pokalYvaA
WElk
tresk
WElk; xrust
tresk
tresk; xrust
gav
pisk
Sum
ZuZZanie
problesk
mercaA
migaA
Jrk
blesk; vmig
sverkaA
sverk
sverkaA
gav
gav-gav
klubom; bux
burlA
bulXkanXe
xrustX
tresk
vrazvalku
xrust
Sevelenie
droZX
droZa
ZguCe; ZuZZa
gomon
Sum-gam
vzrYv smexa; gul
bux
bux
top; bux
porYv
boltaAsX
gul
bux; grox
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
ZurCanie; zvon
skrip
skrip-skrip
brAcanie
groxot
xa-xa
WElk; xlop
xlop-xlop
vzdrognuv
trAsAsX
vzdrog
topot
tuk; WElk
tuk-tuk; tik-tak
Sevelenie
kap; tuk
kap-kap
bax; xlop
trax-tararax
topot
topot; groxot
ZuZZanie
vZik`;
