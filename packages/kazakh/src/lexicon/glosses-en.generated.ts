// Made from lexicon/*.tsv by `npm run kazakh:lexicon`; do not edit.
export const packedGlosses = `or
that is; i.e.
jaguar
or
Yakut
iamb
yacht
charter
chat
receipt
suitcase
champion
championship
sweet cherry
Czech
chip
Chuvash
and; well
story; conversation
storyteller
conversation
have a talk; chat
tell; narrate
narrating
ornament; decoration
expose
wrinkle
wrinkled
grandmother
considerable
toilet
ridicule
bustle
fuss
thoroughly; completely
fair; just
fairness; justice
justice
unjust
injustice
just; fair
judge
method
methodologist
methodology
methodology
methodological
literary
literature
literature scholar or teacher
literary studies
literary scholar
on purpose
specially
beautiful; pretty
beautifully
good manners; etiquette
indecent
polite; decent
politeness
habit; custom
customs; traditions
usually
usual
as usual
hey; ah
woman; wife
famous; renowned
glass
anyway; at any rate
however; nevertheless
otherwise; or else
nevertheless
lime
akim; mayor; governor
akimat; local administration
father
parents
bring; lead to
take away; carry off
limestone
still; yet
still
Alimuly
alphabet
weak
feebleness
strong
or; or perhaps
some
somebody
somebody
something
several
several times
long ago
far; by much
somewhere
from somewhere
some kind of
lull
world; universe
world; global
potential
potential
social
socio-economic
sociology
just now
cherish
repeatedly
weaken
weaken
weak
weakness
order
authoritarian rule
always
purse
song
music; songs and kuis
singer
national anthem
sing
there; over there
there it is
very beautiful
in an instant
simpleton
hothead
elder sister
legend
each; every
in various places
and also; both
farther; beyond
beyond; further than
further; onward
to and fro
letter (of the alphabet)
colleague
partnership
each; every
always
barely; with difficulty
just barely
interval
action
act
interact
of course
everyone; anyone
always
decorate
always
always
each one
each of them
various
actor; performer
various; different
diversity
exaggeration
especially
elegant
elegance; beauty
beautify
influence; impression
impressive
be impressed
army; troops
military
military service
perfume
cock
alas; what a pity
alas
what a pity
air
airport
at the very beginning
at first
originally
melody
keen
passion
amateur
fondness
be keen on
melody
call to cows
dynasty; clan
saint
amen
with great effort
trouble
fuss
fuss
bother
devil
joke
joke
joker
joker
for now; yet
for the time being
preparation
be prepared
prepare
developer
barely
Azerbaijani
scholar
life; lifetime
biography
Hun
custom; rite
science
scientific
scientific and technical
person in love; lover
in love
being in love
wonder; miracle
wonderful; marvellous
amazing
pardon
the unseen
slander
scientist; scholar
scholarship
universe
planet
wonder
global
Internet
only
only
delight
edifying words
cripple
cosmos; outer space
astronaut
space; cosmic
century
century-old
ghazal
worship
place of worship
lesson; edification
building
after all; you know
dusk
inside; stomach
fur coat
be drunk
drink
partially
intestine
intestines
inner; internal
give to drink
underwear
envy
inwardly
drink
genitive case
teaching
learning
be hung; get caught
catch on; join
move slowly
take along
follow
hanger
hook
forward; earlier
advance
advance
at first
once
loop
attention
hang; hook
burrow
younger brother
fig
pearl
epidemic
female camel
large; major
pus
be selected
select
largeness
enlarge
become large
cottage cheese; cheese
discord
curdle
base
fundamental
adjacent
foundation
wobble
be delayed
sour milk from churning
delay
curdle
matter; deed; work
activity; action
event; activity
swelling; tumour
swell
businesslike
business skill
business
skilled craftswoman
like
business trip
be done
do; work
swell
trace; track
successor
be sought
search; quest
seek
applicant
search out
look for; search
virtue; goodness
yuan
anniversary
humour
junior
jurisdiction
jurisprudence
lawyer
region
breast ornament
regional
be processed
process; edit
processor
gullet
other than
be hostile
be erased
eraser
turn off; erase
hatred
become enemies
go out; be erased
bold
boldness
fuss over
kiss
ox
stepfather
stepmother
step-relationship
feel like a stepchild
in that way
because
do that way
representative
representation
authority
powers
regret
unfortunately
make regret
regret
roar
heel
follow closely
lung; grudge
touchy
take offence; sulk
make sob
sob
dictate
dead
corpse
death
measure; size
be measured
measure; weigh
measuring
measuring instrument
immeasurability
poem; song
singer of songs
sing
glimmer
land; region; province
local history
local historian
be killed
kill
die
breast strap
life
vitality
biography
product; yield
productive
productivity
unproductive
be produced
production; industry
production; industrial
produce; extract
producer
good example
exemplary
exemplary conduct
immoral
art; skill
industry
industrialist
industrial
talented
artist
unskilled
invention
inventor
germinate; sprout
razor-sharp
rise
proud
apricot
pasture
expand
expand
stir up
be eager
flare up
develop
multiply
be agitated
young generation
absurdity
arrogant
hump
offspring
flourish; prosper
civilization
civility
pride
go upward
loom
spider
climbing
pattern
ornament
fire; conflagration
burn; be on fire
set on fire; burn
firefighter
plait
growth; increase
plant
usurer
be grown
grow; raise
grower
gossip
gossip (person)
gossip
testament; precept
will
bequeath
shoot
adolescent
grow; increase
gall
request; application
bid; application
request; beg
lie
false
lying
liar
very
be repaid
compensation
compensation payment
repay
sharp
be held
conductor
hold; conduct; let pass
ford
past; last
last time
last time; the other day
live through
transitional
transition period
pass; cross; take place
self; own
selfish
egoism
treat as one's own
in one's own way
peculiar
Uzbek
in Uzbek
core
topical
relevance
river
speak heatedly
other
other
other than; besides
differently; in a special way
different
difference; distinction
change
unchanged
changeable
be changed
change; alter
change
teapot; kettle
disciple; pupil
scholarship
capricious
rough leather shoes
please; softening particle
hobble for three legs
July
celebration of a birth
lace
flinch
shudder
quite raw
rotten
brace oneself
oh how
oh how I wish
church
rot
chick
great-grandchild
sediment
make kneel as a camel
kneel
pinch
desert; thirst
suffer thirst
desert
be thirsty
thirst
semi-desert
semi-desert
ladle
stack hay
grass; hay
call to goats
urgently
urgent
ray
be engaged in
broadcloth
deep
pit
sausage
drive in a line
go in a line
earthworm
trail
speckled
shubat
wrap a foot-cloth
nod
stockings
pore over
pick
richness of soil
neigh together
please; softening particle
expense; loss
incur expense
spend
ring
expense; east
eastern
ablative case
oriental studies
bay
go far
probably; perhaps
be published; be taken out
work; composition
creativity; creative work
take out; produce; publish
producer
go out; come out; climb
origin
peak
shriek
scream
ring
be tempered
temper
sizzle
sear
sizzle
fly
twig
patience; endurance
patient
patience
impatient
endure; bear
cigarette
soak
function word
lead rope
prickle
little by little
bed curtain
sturdy
true; real
truth
sincerely
sincerely
truthful
glass; cup
become hardened
really; truly
in truth; actually
harden
chain
teacup
little finger
genuine
authenticity
plane tree
truth
seriously; in earnest
elbow
in fact
quite true
dew
click
chatter as a magpie
trap
sea buckthorn
fir; spruce
chirp
cricket
juice
face
become fresh-faced
candle; lamp
be entangled
entangle
bindweed
twig
wail
sing loudly
height
crack
crackle
studs
crackle
frown
scorpion
dune sand
be reflected
be reflected
complaint
complain
lodge a complaint
small; compact
microdistrict
hazel
stirring up strife
seagull
sting; crack; complain
rinse
dust
skis
top of a yurt; home
be dusty
dusty
raise dust
yelp
jaw harp
vacuum cleaner
hair (of the head)
be scattered
spray
splash
splash
plait ribbon with pendants
shashlik
with hair
have scattered
hairdresser's
scatter; sprinkle
shashu (showering with sweets)
be chopped
gallop
inspiration
be inspired
errand runner
peach
gallop; chop; mow
attack
attack
city
tea
silk
be rinsed
resin
chew
shrewish
sway
battle
battle
shake
devil
teahouse
old man
scythe
meadow grass
skirt of a coat
turnip
puddle
trip
incompletely
incompleteness
trousers
fall ill
unruly
lean back
lean back
turnip
on one's back
soar
strike with the foot
lamp; light; candle
touchy
lamp
flare up
extent; ability
excessively
slightly
slight
about
estimate
approximately
take offence
shampoo
be stuck in
stab
stitch (pain)
fork
Shanyshkyly
sledge
chanson
blackmail
quickly; briskly
quick
swiftness
rear up
Shapyrashty
grace
clap
slap
chapan; robe
afterglow
gallop about
raid
raider
invasion
make gallop; have chopped
time; tense
be invited; be called
kilometre; verst
summons
invite; call
lighter
flint
about; approximately
sphere
square
square
tired
tire
get tired
bawl
soar
measure; event
newborn
wine
helpless
helplessness
be helpless
fence
damask steel
sharia
roam all over
clash
scorch
condition; contract
obligatory
snap
snapping
conditional mood
make an agreement
stipulate
peasant; household matters
economy; farm; household
economic
joyful
groin
crack
roof; tent
crashing
quarrel
confuse
get confused; get tangled
gorge
joy; merriment
joyful
delight
rejoice
bark
chess
mine
miner
and what about
circle; scope
clutch
be solved; come undone
decision; solution
undress
mother
smallpox
orator; Chechen
eloquent
eloquence
solve; undo; take off
genealogy; chronicle
genealogist
master; craftsman
skilful
mastery; skill
become skilful
masterpiece
chief
retreat
retreat; step back
locust
nail (metal)
nail
be deducted
subtract
suffer; smoke
until
body shaping
limit; boundary
sunflower seeds
border
border guard
border
sugar
chekmen
infinite; boundless
infinitely
infinity
finiteness
be limited
adjacent
border on
restriction
limit; restrict
limited
bucket
shellac
shelpek (fried flatbread)
cartilage
rank
contrast
contrast
criticism
official
sheriff
grieve
be played
plucked playing style
plucking
flick
procession
edge; outskirts
one and all
foreign country
foreign
foreigner
rowan
outermost
remove
step aside
deckchair
needle grass
trampled track
jackal
cherry
tension
become tense
tangle
slate roofing
cipher
encrypt
raw
rawness
raw material
thicket of willow
scribble
cure
sanatorium
healer
healing
squeak
squeak
boil
be tense
agile
twist tightly
twist
quarter
cupboard; wardrobe
sluice
barrier
slag
hose
helmet
cluster; group
inflorescence
concentration
concentration
squat
take fright
frighten
stick up
stick out
pig
be startled; be frightened
driver
cast iron
chocolate
scout
act spoiled
short
plait ornament
Venus (planet)
survey; review
reviewer
bathe
bathe
plunge; be immersed
magnate
shepherd
embers; tuft
baptise
be baptised
trot unevenly
constellation
club
crest
peck
leap as fish
shorts
pike
highway
Scot
show
sword
crib sheet
spy
syringe
font
headquarters
strain
stamp
barbell
state
storm
storm
navigator
noise
noise
make noise
sunny
camel's mane hair
noisy
make noise
stanza
Swede
doorman
Swiss
swoop
doubt
rag
chat cosily
back of the head
attack fiercely
gratitude to God
thankfulness
thankfulness
tap
nest; den
shy
mobile communication
nest together
nest
shame; put to shame
be ashamed; be shy
shame
shameless
bashful
concept; notion
understanding
quick to understand
quick to understand
comprehension
understand; comprehend
understand; grasp
curdle
tip; end
be launched
be met with; come across
subject to
undergo; suffer
launch; let fly
boundless sea
aeroplane
pilot
spark
spark
swift
swiftness
flighty
combine
be joined
sharpen a point
fly
staff; collective
collective farm
collective
collectivise
form a collective
constantly
Uyghur
in Uyghur
be decided
decision
decide
organization
cohesion
be organised
organise
organizer
be organised
put to sleep
sleep
leaven
whirl
curdle
sleep
pancreas
sleepyhead
sleepy
rhyme
son; boy
grow; get larger
be enlarged
enlarge
great
greatness
glorify
ulus; people
edification
guard; brave youth
turn into; follow on
tissue
nation; ethnic group
nationalist
nationalistic
nationalism
patriotic
patriotism
interethnic
insole
national
howl
snail
forgetful
forgetfulness
be forgotten
forget
reach out
aspiration
strive; rush
flour
like each other
like
please; be liked
powder
very long
point; score
careless
careful; tidy
carefully
neatness; care
quick to understand
similar
similarity
liken
resemble
explain
female
spindle
thief
bride-visiting feast
bump into
foetus
fertilise
be fertilised
fight; battle; scolding
quarrelsome
set quarrelling
scold; quarrel
slogan; battle cry
recklessness
theft
stealthily
be stolen
steal
generation; descendant
inner cheek
sip
sip
hit; beat
be offered; be proposed
recommendation
proposal; offer
offer; propose
small; fine
trifles
be crushed
crush
ugly
pillar
blacksmith
blacksmith's trade
grapple
be caught; be held
fit
restrained
self-restraint
principle; stance
adherence to principle
adhere to; hold
razor
hold each other
hand over; catch
hold; catch; keep
teacher; mentor
loss
lose; be beaten
rationality
winnings; gain
mobile
win; gain
long
oblong
length
for a long time
long
long-term
duration
be prolonged
extend; lengthen
lengthen; be prolonged
see off; marry off a daughter
seeing off the bride
go far
displace; oust
shift; give way
drift downwind
convenience
convenient
get ready
adapt
inconvenient
awkwardness
humming
hum a tune
moan
moan
groan
groan
strain with passion
diligence
disintegration
dish; vessel
moisture
moist
moisten
always; constantly
troublemaker
downhill
go downhill
compromise
compromise
intransigence
twilight
beckon
timid
long for
harmony; solidarity
united
cooperation
cooperate
eagerness
zeal; interest
diligent
motivate; encourage
be eager
unenthusiastic
piping hot
compactness
simplify
ancient times
goodwill; sincerity
reluctant
willing
show zeal
influence
influential
integrate
shelter from the wind
voluntariness
probable
likely; probable
probable
probability
sway
rhythm
leap
jump up
growl
superstition
superstitiousness
will
lack of will
luck; prosperity
daily bread
grin foolishly
grin
wild revelry
hiss
become skilled
be pushed aside
waste
wasteful
wastefulness
bolt
push aside
heat
rubber
rub
whistle
whistle
Ysty
hot
smoked food
get hot
leap
race about
buzz
buzz
hum
anger; annoyance
anger
be angry
irascible
enough
box; drawer
offence
victim
mistreat
relic
circumstance
insect
and
help; aid
helper
allowance; benefit
fair
look helplessly
thin; slender
become thinner
thaw
silk
silky
be sent
send; let go
thaw
young man; fellow
energy; willpower
energetic
vigour
inspire
be inspired
weak-willed
factionalism
be classified
classification
classification
classify
long bone
shin
thread; string
very thin
get moist
jury
rush in a crowd
right way; order
proper order
without reason
about; concerning
be repaired
repair; fix
repairman
send off; dispatch
set off
impropriety
swaddle
cough
cough
stick
spouse
consolation
be consoled
comfort; console
fist
spinal cord
star
asterisk
caterpillar
struggle
pull
pluck
be mobilised
mobilise
close
egg
work; job
worker
worker; employee
unemployed person
unemployed
unemployment
Friday; week
paradise
crumple
riddle
be spent
soft
softness
soften
soften
spend; use
close eyes or mouth
pair
even
very soft
very thin
musk
fragrant
pair up
pair
thin
become thin
infection
infectious
infectious disease
catch a disease
suffix
people; public; abandoned campsite
jut (mass death of livestock)
gulp
swallow
poor
suffer loss of livestock
pharynx
swallow
fall; be thrown
knock down; throw
tamarisk
stir
year
every year
small gully
warm
warmth
lukewarm
per year
warm oneself
slip away
heater
warm; heat
immovable
movable
be moved
move; push along
move; shift
snake
make cry
cry; weep
tearful
annual
annual
every year
quick; fast
fast; quickly
speed
smooth
chronicle
horse
horse herder
glint
twinkling
shiny
glitter; gleam
get warm
warmth
twinkling
twinkle
fit closely
smile
smile
embezzle
evil spirit
sexual
crazy; mad
whisk
very warm
blink
song; epic; verse
singer of epics
ravine
move away
zhyrau
sing of
get torn
torn
predator
tear; plough
horse rump meat
nappy
on foot
pavement
pleasant
flatterer
flattering
flattery
unpleasant
shore; collar
shore; coast
go along; skirt
situation; condition
light a fire; smear; please
spread; hang out
echo
echo
modernise; revive
be revived; be modernised
nut
make a mistake
tongue twister
err; slip
new
just now
just now
innovator
innovative
innovation
in a new way
anew; newly
news; novelty
be renewed
renew; update
be renewed
rain
rainy
be closed; be covered
closed
be downcast
sticky
stick; cling
half-year-old foal
savage
wild
savagery
equipment; tackle
be equipped
equip
close; cover
memory
brighten up
global
become global
simply; slowly
place; state; circumstance
plain; ordinary
simple sentence
slowly
settle; take a seat
ordinarily
pasture
spread; graze
catfish
about; concerning
for no reason
ride bareback
cheerful
about
comfortable
slowly; gently
let settle
summer pasture
occupy
sheet
slowly
shine; blossom
mow down
sway
cheerful
slaughter
lie scattered
uncomfortable
noble
circumstance
jacket
mane
alone
single; lonely
loneliness
feel lonely
false
falsehood
falsehood
continuation
continuity
be continued
continue
continue; be joined
ending; inflection
join; connect
blinds
farm labourer
get tired of; be bored
flame
blaze
beg; implore
slander
barefoot
naked
be bared
bare
bareheaded
Zhalair
salary; wages
slanderer
be greedy
flag
lick
mint
plead
hired worker
hire oneself out
hire; rent
swallow greedily
man-eating witch
general
in general; general
nationwide
generality
general
in general terms
be generalised
generalise
nationwide
flat; broad
singular
lazy
laziness
be lazy
flash
flashing
glittering
gleam; glitter
timidity
glance around timidly
evade
cover
wear over
bleat together
pour out together
distant kinsman
community
bad
badly
evil
patch
patch
silver ingot
pelvis
lie on one's side
soul; living person; side
inner world
animals; living creatures
all sides; surroundings
in all directions
comprehensive
on all sides
from all sides
heart and soul
flatten
family
quarrel; conflict
well-wisher
compassionate
compassion
indirect
fuel
volcano
touch
funeral prayer
light; kindle
toady
revive
revive
gendarme
daredevil
self-sacrifice
fan; supporter
genre
desperate struggle
burn; shine
sharpen
animal
brand-new
all alone
stark naked
very flat
very close
very good
very bright
very young
bright green
be bent down
leaf
bend down
owl
snow in big flakes
Japanese
in Japanese
mass; universal
massively; en masse
stick; glue on
side; jaw
cheekbone
bracket
ruby
near; close
near
in the near future
closeness
recently; soon
become close
bring closer
approach
good
well
good; okay
good; kindness
improve
improve
like; approve
supporter
side with; defend
frame
steep bank
zhar-zhar (wedding song)
charter
membrane
herald
explosive
explosion
reward
explode; split
and a half
disabled
light; hernia
bright; light
crack
lighting
competition
in competition
compete; race
wound; sore
all right; okay
well done
wound
fit
fitness
unfit
unfitness
arms
injury; wound
be injured
arm oneself
arm
harmony
reconcile
suit; get along
creation
natural science
be created
Creator
create; like
Creator
be of use; be fit
jargon
publication
be published; be announced
publish; announce
poor
poor man
poverty
decree
groats
fee; contribution
advertisement
advertise
flash
sparkling
flash; sparkle
bright
shining
shine; sparkle
steep bank
bat
half
half
partial
half
rock; cliff
split; burst
be satisfied with
age; year of life; tear
young
teenager
green
lentil
timid
secret; hidden
secretly
hide-and-seek
hide oneself
hide; conceal
be made; be done
fake
creator
creativity
artificial
be adorned
detachment
be formed
equip; form a unit
become young; reach an age
make; do; create
dowry
timid
timidity
be timid
frighten
youth; pillow
pillowcase
lay under one's head
youth; young people
be crushed in spirit
cell
alien; strange
bedroom
womb
shy away as from a stranger
locative case
dormitory
lay down; refer to
by heart
feel estranged
exercise
train; practise
train; coach
coach; trainer
be learned by heart
learn by heart
lie; stay
enemy
herald
be hostile
rain
precipitation
rainy
fighter; soldier
shoulder blade
villainous
answer
defendant
responsibility
irresponsible
irresponsibility
responsible
responsibility
question
rain down; shower
time of war
woman's white headscarf
hostile
conquer; be hostile
fall as rain or snow
summer
summer
blame
writing skill
be written; sign up; recover
plain; fault
innocent
guilty
write to each other
punishment
be punished
punish
punisher
note; record; writing
written monument
in writing
written
spend summer
expanse
destiny
write
writing; script
writer
sleeve
light; easy
defeat
discount; benefit
ease
become lighter
become lighter
frivolous
frivolity
be defeated; lose
winner
victory
elder brother's wife
go-between in love
win; defeat
greedy person
arrow
support
promptly; urgently
urgent
ambulance
accelerate
erosion
feed
harness
shirt
shout at angrily
separate; private
separately; individually
private property
one by one
singular
privatise
singularity
become private
private
hatred
single combat; duel
disgusting
Sunday
shout at
wind
network; line
get carried away
glue
glue
udder
frivolous
gelatine
flutter
yurt cord
gills
windy
fan
ventilate
foliage; bridal veil
flutter
nape
horseradish
fan
hand fan
windless
December
trot
fodder; bait
fruit
fruits and berries
fodder
feed with fodder
embezzler
corrupt
corruption
carrion
zhent (millet sweet)
very light
land; earth; place
earth's crust
satellite
everywhere
pregnancy craving
parochialism
promised land
peanut
local
fellow countryman
bury; inter
get acclimatised
landless
feel aversion
widow
widowed
gesture
seven
week
seven forefathers
zhetigen (zither)
improve; perfect
mature; improve
orphan
orphan
orphanhood
feel like an orphan
orphanage
the Great Bear
Zhetiru
shortage
achievement; success
be sufficient
leader; supervisor
leading
guidance; leadership
be led
lead by hand; lead
lead; guide
sufficiently
seven together
insufficient
sufficient
enough; sufficiently
adolescent
supply
be delivered
deliver; convey
delivery
supplier
token
seventy
reach; be enough
eat
brass
elder sister's husband
zheztyrnak (copper-clawed demon)
often
frequent; dense
frequency
become frequent
more often
disgust
disgusting
feel disgust
gather; put away
gather; assemble
gathering; meeting
totality
shrink
twenty
wrinkle
oleaster
berry
edge
sister's or daughter's child; nephew
furniture
convocation
meeting
gather; be collected
collection; savings
neat
neatness
accumulate
accumulate; gather
accumulative
gather; collect; tidy
giraffe
ginger
lose
get lost; disappear
upper; supreme
high; upper
up; above
higher education institution
above
raise; promote
rise; be promoted
destroy; eliminate
Dzungar
alfalfa
project; draft
design
design
designer
be destroyed; disappear
jockey
road; way; line
customary rites
meet; come across
meet
travel notes
passenger; traveller
tiger
guide
assignment
companion; comrade; spouse
message; address
send
guide
generous
generosity
plane
no
there is not; do not have
poverty; need
absence; lack
lament
mourn
ambler
crawl
campaign
custom
rite
assumption
suppose
trot
raid
interpret
plan
be planned
plan
stream
ridge
dishwater
wash oneself
nearly; about
recently; soon
approach
recently; soon
wild onion
thick; stout
thickness
meek
very thick
magazine; journal
journalist
journalism
wormwood
resting of animals
wash
grow thin
emaciated
resort; kneel; appeal
run
at a run
make run
run
bridle
bridle
maize
system
systematic
systematically
system
consistency
systematise
nerve
nervous
racehorse; fast runner
swift
rush
load; cargo
waybill
pregnancy
be loaded
load; entrust; upload
prize
prizewinner
groove
wool; fur
woolly
shear
walk
conduct
carelessly
with time
heart
be afraid
heartless
brave
be conducted
conduct; drive
driver
go about; walk; move
hundred
zhuz
ring (with a stone)
grapes
centenary
centurion
hundred
by the hundred
meet face to face
into effect
swim; sail
Yakutia
Jamaica
Chad
Chelyabinsk
Montenegro
Czechia
Chekhov
Chicago
Chile
Chuvashia
Ashimbaev
code of administrative offences
Abish
Abishuly
Abishev
Abilov
Abulkhair
Abdigali
Abdigaliev
Abdykadyrov
Abdrakhman
Abdrakhmanov
Abenov
Abubakir
Adil
Adilbek
Aigerim
Aiteke
Alimzhanov
Alimbaev
Ali
Aliya
Aliev
Alieva
Alikhan
Amir
Amirzhanov
Amre
Amirov
Amu Darya
Anuar
Asel
Aset
Aubakir
Aubakirov
Auezov
Auliekol
Azilkhan
Azerbaijan
Aziz
scientific and technical progress
research institute
Gabiden
Gabit
Galym
Galymzhan
Gani
Gaziz
Ministry of Internal Affairs
Ili
Ilyas
Gospel
Inzhu
Islam
UNESCO
UNICEF
Yuliya
Jupiter
Yuriy
Yusupov
YouTube
Olenti
Oskemen
Utegaliev
Utemisuly
Uzbekistan
Shakarim
Sharipov
Shiderty
Shyngys
Shyngystau
Xinjiang
Shymbulak
Shymkent
Shyryn
Shanghai Cooperation Organisation
small and medium business
East Kazakhstan region
Shayan
Shayakhmetov
Shalkar
Shalkar
Shanghai
Charyn
Shardara
Shavkat
Shakhanov
Shakhtinsk
Chechnya
Shekspir
Shelek
Shemonaikha
Sheraliev
Sherkhan
Shet
Shetpe
Shieli
Sholpan
Venus
Shonzhy
Shokan
Shortandy
Scotland
Sri Lanka
Shu
Sweden
Switzerland
National Academy of Sciences
Unified National Test
National Chamber of Entrepreneurs
Great Patriotic War
CSTO
National Security Committee
Ministry of National Economy
Uba
Great Britain
Ulytau
Ulzhan
Ulan
Ulaanbaatar
Ulpan
Urzhar
Uzynagash
Shchuchinsk
Ybyrai
Ybyraikhan
Ydyrys
Yntymak
Ykylas
Yrgyz
Yrysty
Ismail
Yskak
Iskakov
Issyk-Kul
Istanbul
Zhangir
Zhanibek
Zhanibek
Zhibek
Zhitikara
Zhuldyz
Zhumagali
Zhumagaliev
Zhumabaev
Zhumabaeva
Zhumabai
Zhumabaiuly
Zhumabek
Zhumanov
Zhumatov
GDP
LLC
fuel and lubricants
closed joint-stock company
artificial intelligence
AIDS
individual entrepreneur
road accident
university; higher education institution
road traffic rules
individual identification number
renewable energy sources
combined heat and power plant
Zhanyl
Zhanaozen
Zhanaarka
Zhanakala
Zhanakorgan
Zhanatas
Zhabaev
Zhaiyk; Ural River
Zhalagash
Zhalanashkol
Zhambyl
Zhambyl
Zhanabilov
Zhanar
Zhanat
Zhanbolat
Zhandos
Zhangeldy
Zhanna
Zhansaya
Zhanseitov
Zhansugurov
Zhansugurov
Zhaparov
Japan
Zhakypov
Zhaksybekov
Zhaksylyk
Zharas
Zharkent
Zhas Alash newspaper
Zhasulan
Zhem
Geneva
Promised Land
Mediterranean
Great Bear
Zhetysai
Zhetysu
Zhezkazgan
Zhidebai
Dzungar
Zholdasbekov
Zhomart
Zhunusov
Zhusup
Zhusupov
Ayazhan
Ayagoz
Ayaulym
Ashgabat
Azhar
agro-industrial complex
CICA
Ministry of Agriculture
open joint-stock company
HIV
information and communication technologies
ALZHIR camp
joint-stock company
USA
telephone exchange
nuclear power plant
Astana International Financial Centre
petrol station
Abylai
Abai
Abai
Abdullaev
Athens
Africa
Aisha
Aizhan
Aiaru
Aibar
Aibek
Aidyn
Aidar
Aidos
Aigerim
Aigul
Aimautuly
Aimautov
Ainur
Aikap magazine
Aitzhanov
Aitbaev
Aitbai
Aitmatov
Aitkali
Alaska
Albert
Alps
Algeria
Alash
Alash Orda
Alakol
Alatau
Albania
Aldar
Aldiyar
Aleksandr
Aleksei
Aliya
Aliev
Allah
Allah
Almaty
Alpamys
Altynai
Altynsarin
Altai
Altai
Aman
Amanzholov
Amanat party
Amangeldy
Amangeldy
Amanov
Amantai
Amazon
America
Amsterdam
Amur
Anastasiya
Andes
Andorra
Andrei
Angela
England
Angola
Ankara
Anna
Antalya
Antarctica
Antarctic
Anton
Akylbek
Akan
Akbota
Akerke
Akmaral
Akmola
Akorda residence
Aksai
Aksu
Aktobe
Aktau
Aktogai
Aktoty
Arys
Arystan
Aral
Argentina
Arctic
Arman
Armenia
Arkalyk
Aruzhan
Asylbek
Asylkhan
Asan
Asanov
Askar
Askaruly
Askarov
Askarkyzy
Astana
Astrakhan
Atyrau
Atambaev
Atameken chamber
Atatyurk
Atbasar
Atlantic
Afghanistan
Australia
Austria
Akhmed
Akhmet
Akhmetzhanov
Akhmetov
Akhmetova
Azamat
Asia
Azov
Baiterek
Bishkek
Birzhan
Birlik
Bogenbai
Bokey Orda
Bukeikhan
Bukeikhanov
Bukar
Bukhar-Zhyrau
Bukhtarma
Bukhara
Ministry of Education and Science
UN
Unified Pension Savings Fund
United Arab Emirates
mass media
West Kazakhstan region
business identification number
Bayan
Bayanaul
Bagdat
Baghdad
Bashkortostan
Baigaziev
Baizhanov
Baiden
Baikal
Baimukhanov
Baikonur
Bairon
Baisalov
Baiseitova
Baitursynuly
Baku
Balzhan
Balkans
Balkhash
Baltic
Bangkok
Bangladesh
Bakyt
Bakytuly
Bakytzhan
Bakytzhanov
Bakanas
Baktiyar
Barys hockey club
Barak
Barnaul
Barcelona
Batyr
Batyrkhan
Batyrkhanov
Bauyrzhan
Bahrain
Bazarbaev
Beimbet
Beibarys
Beyneu
Beirut
Beisenbaev
Beisenov
Bek
Bekzhanov
Bekarys
Bekbolat
Beketov
Bekmukhanov
Bekmagambetov
Bekov
Bektau-Ata
Bektenov
Bekzat
Belgium
Belarus
Belgrade
Belukha
Berik
Berdibaev
Berlin
Bern
Beskaragai
Betpak-Dala
Bibigul
Bibinur
Bible
Bisenov
Bolashak programme
Bolat
Bolatuly
Bolatov
Bolatkyzy
Bulgaria
Bolivia
Boraldai
Boris
Bosnia
Boston
Botagoz
Botswana
Bozoi
Brussels
Brazil
Brezhnev
Brunei
Budapest
Bulaevo
Buryatia
Burabay
Bhutan
Bucharest
Zurich
Tselinograd
Daut
Daulet
Dauletov
Dauren
Daurenov
Dilmurat
Dilnaz
Dinmukhamed
Dzho
Dzhon
World Health Organization
World Health Organization
DNA
World Trade Organization
Ministry of Health
Dagestan
Damascus
Dana
Denmark
Daniyar
Darya
Dariga
Darvin
Darkhan
Dastan
Delhi
Derzhavinsk
Dias
Dimash
Dinara
Dmitriy
Dnieper
Don
Donald
Dos
Doszhan
Doszhanov
Dosaev
Dosmukhameduly
Dostyk
Dostoevskiy
Doha
Dushanbe
Dubai
Dublin
Dulat
Dulatuly
Dulatov
Duman
Danube
Duisenbaev
Duisenov
Enlik
Eurasian National University
Eurasian Economic Union
second-tier bank
European Union
OSCE
Volga
Edil
Euphrates
Egypt
Ekibastuz
Ekaterina
Yekaterinburg
Eltsin
Ilek
Elena
Embi
Yenisei
Erimbetov
Erzhigit
Erzhan
Erzhanov
Erbolat
Ereymentau
Yerevan
Erlan
Erlanuly
Erlankyzy
Ermek
Ermekbaev
Ermekov
Ersultan
Irtysh
Ertai
Esik
Ishim
Esim
Esimov
Jupiter
Esenzhan
Esenberlin
Esengeldy
Esenov
Eset
Eurasian Economic Community
Eurasia
European Union
Europe
Evgeniy
FIFA
football club
FSB
Fariza
Farkhat
Fatima
Facebook
Philippines
Finland
Fort-Shevchenko
France
Frankfurt
Gyote
Federal Republic of Germany
Gulag
hydroelectric station
The Hague
Gagarin
Haiti
Galina
Hamburg
Ghana
Ganges
Gennadiy
Georgiy
Germany
Himalayas
Gobi
Holland
Hollywood
Hong Kong
Gorkiy
Gorbachev
Greece
Greenland
Grigoriy
Georgia
Google
Guterresh
Guatemala
Guinea
Gulshat
Gulzhan
Gulbarshyn
Gulmira
Gulnur
Gulnar
Gulsim
Ibraev
Ibragimov
Ibragimova
Ibrakhim
Jerusalem
Igor
Imangali
Imanov
Inder
Indira
Indonesia
Instagram
Interfax
Interpol
Jordan
Iraq
Iran
Irina
Irkutsk
Ireland
Isa
Isaak
Isabekov
Isaev
Isekeshev
Iskander
Islam
Islam
Islamabad
Iceland
Ismailov
Spain
Italy
Ivan
Ivanov
Ivanova
Israel
Yemen
Kakimzhan
Kamshat
Karim
Karimov
Karimova
Kausar
Kusherbaev
Kokshetau
Kokpekti
Kok-Tobe
Kolsai
KGB
municipal state institution
CPSU
Soviet Socialist Republic
USSR
North Korea
Kashmir
Kabul
Cairo
California
Kaliningrad
Cambodia
Cameroon
Kamila
Canada
Canberra
Karlag camp
Karl
Carpathians
Caspian
Qatar
Caucasus
Kenes
Kengir
Kegen
Kekilbaev
Keles
Kemel
Kenzhegaliev
Kenzhebaev
Kenzhebek
Kenesary
Kenya
Kentau
Kerei
Ketmen
Kyiv
Cyprus
Colombia
Congo
Copenhagen
Korea
Kosovo
Krasnoyarsk
Kremlin
Cuba
Kurchatov
Kuwait
Kuznetsov
Kulyash
Kulpash
Kumis
Kunsulu
Kurshim
Leilim
Leila
Lyazzat
Lyudmila
Luxembourg
Lviv
Laos
Latvia
Laura
Lavrov
Lena
Lenger
Lenin
Leningrad
Leonid
Lepsi
Lermontov
Liberia
Lisakovsk
Lisbon
Lithuania
Lebanon
Libya
Liechtenstein
London
Lukashenko
Mangilik El
Mazhilis
Mazhit
Madi
Madina
Medina
Malik
Mambetov
Mametova
Manshuk
Mariyam
Masimov
Moscow
Transoxiana
Minbergen
Minura
Mirzhakyp
Munich
Moldir
Mugodzhary
Mukagali
Mukashev
Mukan
Mukanov
Murat
Muratuly
Muratov
Muratkyzy
Musa
Musabaev
Mustafa
Mustafin
Mukhamed
Mukhamedzhanov
Mukhametzhanov
Mukhammed
Mukhtar
Muztau
Myanmar
Myrzabekov
Myrzakhmetov
Egypt
compulsory health insurance
oil refinery
IAEA
apartment owners' association
state enterprise
municipal state-owned enterprise
MRI
Magzhan
Mangystau
Hungary
Madagascar
Madina
Madrid
Maikl
Microsoft
Mailin
Maira
Macedonia
Makinsk
Makron
Maksim
Maldives
Malta
Malaysia
Mali
Malik
Mamin
Mamlyutka
Manas epic
Manat
Mansur
Makataev
Maksut
Maksat
Maktaaral
Marzhan
Marat
Maratuly
Maratkyzy
Mariya
Marina
Marks
Morocco
Markakol
Mars
Martok
Mauritania
Makhambet
Makhambet
Makhanov
Medeu
Medvedev
Meiirzhan
Meirmanov
Meiram
Meiramgul
Mecca
Mexico
Merei
Merke
Merkel
Mercury
Meruert
Mishustin
Milan
Minsk
Miras
Mirziyoev
Mississippi
Mikhail
Mongolia
Moiynkum
Moiynty
Moldagulova
Moldabekov
Moldova
Momyshuly
Monaco
Mozambique
Musrepov
Nile
Nur Otan
Nurgali
Nurgaliev
Nurgalieva
Nurgisa
Nurzhan
Nura
Nurbek
Nurbolat
Nurgul
Nurlan
Nurlanuly
Nurlanov
Nurlankyzy
Nurmukhamed
Nurmagambetov
Nurpeisov
Nurpeisova
Nurkasym
Nursultan
Nurtas
Nurtazin
New York
Nyuton
Nygmatulin
NATO
NKVD
Nagasaki
Namibia
Napoleon
Narynkol
Nariman
Nartai
Natalya
Naurzum
Nauryz holiday
Nauryzbai
Nazym
Nazarbaev
Nazarbayev University
Nazarbaeva
Nazerke
Nazgul
Nepal
Neptune
Netherlands
Niger
Nigeria
Nicaragua
Nikolai
Norway
Novosibirsk
Osh
South African Republic
OPEC
South Kazakhstan region
Central Election Commission
Ob
Obama
Odesa
Oiyl
Oceania
Olga
Olzhas
Oleg
Oman
Omar
Omarov
Omarova
Omsk
Orynbai
Orenburg
Oral; Ural
Oraz
Orazalin
Orazbaev
Orazbek
Osaka
Osakarovka
Oslo
Ospan
Ospanov
Ospanova
Otyrar
Otar
Ottawa
Pakistan
apartment owners' cooperative
Palestine
Pamir
Panama
Paraguay
Paris
Pavel
Pavlodar
Beijing
Perizat
Perm
Peru
Pyotr
Petropavl
Petrov
Petrova
Pluto
Poland
Popov
Portugal
Prague
Priozersk
Pushkin
Putin
God
Kudaiberdiuly
Kudaibergen
Kulybaev
Ghulja
Kulan
Kulmanov
Kulsary
Kunanbaev
Kunanbaiuly
Kuryk
Quran
Kurmangazy
Kurmanbek
Kurmanov
Milky Way
Kusainov
Kusainova
Kymbat
Kyrgyzstan
Crimea
China
Mars
Kyzylorda
Kyzylkum
Criminal Code
Communist Party of Kazakhstan
KazMunayGas
value added tax
Republic of Kazakhstan
Kazakhstan Railways
PRC; China
Kashagan
Kashgar
Kazhymukan
Kabanbai
Kabdolov
Kadyr
Kadyrbaev
Kadyrov
Kaindy
Kairbekov
Kairat
Kairat football club
Kaisar
Kali
Kaliev
Kalmykia
Kamysty
Kambar
Kanysh
Kanat
Kanatuly
Kanatkyzy
Kandyagash
Kapshagai
Kapal
Kaparov
Karaganda State University
Karaganda
Karachaganak
Karaauyl
Karakum
Karakalpakstan
Karakiya
Karasai
Karatal
Karatau
Karlygash
Karkaraly
Kasym
Kasym-Zhomart
Kasymov
Kasymova
Kasymkhan
Kasenov
Kaskelen
Katon-Karagai
Kazygurt
Kazybek
Kazakh National Medical University
Abai National Pedagogical University
Satbayev technical university
Kazakh National University
Kazakh SSR
KazMunayGas
Kazaly
Kazan
Kazakhfilm
Kazakhmys
Kazinform
Kazakhstan
Kazakhtelecom
Kazatomprom
Kazinform
Kazkommertsbank
Kazpost
Kaztalovka
Kigach
Koshanov
Kozha
Kozhamkulov
Kozhanov
Kozhakhmetov
Kobylandy
Kobda
Khovd
Kunaev
Konaev
Korgalzhyn
Kurgan
Khorgos
Kordai
Korlan
Korkyt
Kosshy
Kostanay
Kuanysh
Kuandyk
Ryskulov
Rysty
Russian Federation
republican state enterprise
republican state institution
RNA
Raya
Rabiga
Raikhan
Ramazan
Ramadan
Rakyshev
Raushan
Rauan
Rakhym
Rakhymzhan
Rakhat
Rakhimov
Rakhmanov
Rakhmon
Redzhep
Rhine
Russia
Ridder
Riga
Rome
Rinat
Robert
Roman
Rostov
Roza
Rwanda
Rudny
Romania
Ruslan
Rustem
Sabit
Sadvakasov
Saken
Saniya
Satpaev
Satbayev
Saule
Siberia
Sileti
Siletyteniz
Sultan
Sultanov
Syrym
Syr Darya
Ministry of Foreign Affairs
AIDS
North Kazakhstan region
Sayat
Sagyntaev
Sagyntai
Sagiz
Sagadiev
Sagat
Sabyr
Sabyrov
Sabina
Sadykov
Sadyr
Said
Sairam
Saltanat
Samruk
Samruk-Kazyna
Samar
Samara
Samarkand
Samat
Samatov
Sanzhar
Sandugash
Saniya
Saint Petersburg
Sapar
Saparov
Saryshagan
Saryagash
Saryarka
Sarysu
Sara
Saraishyk
Saran
Saratov
Sarkan
Sarsenbaev
Sarsenov
Sasykkol
Satybaldy
Satybaldiev
Saturn
Saur
Sahara
Seitzhan
Seitov
Seidakhmetov
Seifullin
Semey
Seine
Senate
Senegal
Serik
Serikuly
Serikbaev
Serikbai
Serikyzy
Serzhan
Serbia
Sergeevka
Sergei
Seoul
Si
Sydney
Sidorov
Singapore
Syria
Scandinavia
Slovakia
Slovenia
Smagulov
Smailov
Smirnov
Sochi
Sofiya
Sofia
Somalia
Sozak
Stalin
Istanbul
Stepan
Stepnogorsk
Stockholm
Sudan
Svetlana
Suyunbai
Suleimen
Suleimenov
Suleimenova
Tien Shan
Tengri
Tazhibaev
Tajikistan
Tazhin
Taken
Tauke
Tleubaev
Tleuberdi
Tole
Tolebi
Tolegen
Tulegenov
Tolepbergen
Toregali
Toretam
Turan
Tursyn
Tursynbek
Tursynbekov
Tursynov
Tuzkol
Tynyshbaev
emergency
Ministry of Emergencies
housing and utilities
CIS
TV
TURKPA
TURKSOY
Tashkent
Tabyl
Taiynsha
Taiip
Taiyr
Thailand
Taiwan
Talgar
Talgat
Talas
Taldykorgan
Taliban
Tallinn
Tamara
Tanzania
Taraz
Tarbagatai
Tasboget
Tasbolat
Tasmagambetov
Tatyana
Tatarstan
Torah
Tbilisi
Tengiz
Tenge
Tehran
Tekeli
Tekes
Telegram
Temir
Temir
Temirlan
North Star
Temirtau
Thames
Texas
Tibet
Tigris
Timur
Togzhan
Tobol
Tokyo
Tolstoi
Tomiris
Tomsk
Tokaev
Tokaeva
Toktar
Toktarbai
Toktarov
Torgai
Toronto
Tramp
Tunisia
Tuva
Tyumen
Turkmenistan
Turkistan
Turkey
Valikhanov
ultrasound
UEFA
Udmurtia
Ufa
Uganda
Wikipedia
Uilyam
Ukraine
Uruguay
Wales
Vietnam
HIV
Washington
Valentina
Warsaw
Vasiliy
Vatican
Vienna
Venice
Venus
Venera
Venezuela
Hungary
Viktor
Viktoriya
Vilnius
Vladimir
Vladislav
Vladivostok
Volgograd
Voronezh
OECD
EXPO
Ethiopia
Einshtein
Ecuador
Emmanyuel
Emomali
Erdogan
Estonia
Everest
hockey club
International Olympic Committee
public service centre
International Monetary Fund
Khabar TV
Khabarovsk
Khadisha
Khakassia
Khalima
Khamit
Khamitov
Khan Shatyr
Hanoi
Khan Tengri
Khaknazar
Kharkiv
Khasan
Khasenov
Helsinki
Hiroshima
Khiva
Croatia
Khromtau
Khrushchev
Khusein
Usharal
Orion's Belt
Ushtobe
non-governmental organisation
Ukibaev
Ulba
India
Urumqi
Pleiades
Ustyurt
Zaure
Zulkarnai
Zylikha
Psalms
Zaisan
Zambia
Zeinep
Zeinulla
Zelenskiy
Zere
Zerendi
Zimbabwe
Zukhra
cherish
stop (bus)
stop
known
pitiful
spare oneself
foot; leg; end
all of a sudden
footwear; shoes
end; be completed
finish; complete
sly
ayah
pity; spare
pity
merciless
frost
frosty
Englishman; English
in English
current; trend
flow
current
let flow; drain
elder brother; uncle
brothers
tree; wood
uncle; male teacher
kinsman; relatives
enlightener
enlightenment
turn white
blunder
flow; leak
bear
wild animal; game
naive
naivety
valley
be noticed
perceptive person
notice; realise
hunter
hunting
wail
be dumbfounded
legend
annotation
unawares
stalk; watch for
naive
be fragrant
yearning
long for; yearn
hungry
starve
open; be opened
be bitter; feel deep pain
open; clear
openly
open
light blue
scatterbrained
overt
yeast
ferment
greedy
greed
hunger; famine
open; discover
anger
turn sour
hot-tempered
angry
get angry
bitter; spicy
get divorced
switch
distinguish; separate
part
death
looks
become attractive
be flustered
honour; prestige
brother's wife (to another wife)
sage
uncle
lampshade
be careful
careless
inadvertently
prison
make well-appointed
large chest
be confused
subscriber
absolutism
acetone
step
stride
glare
harmala
bowstring
Adai (tribe)
honest; faithful
clothes pole in a yurt
honesty; loyalty
slaughter ritually
person; human being; man
like a human being
humanity; morality
humane
adaptation
lose one's way; be mistaken
administration
admiral
lawyer
scam
poster
aphorism
African
agent
agrarian
aggression
aggressor
agro-industrial
agronomist
ah
month; moon
stallion
shout
loud
shout
evidence
testimony
testify
adorn
recover; clear up
girth
per month
guilt; fine
offender
fine
innocent
guilty
be accused
the accused
accuse; blame
accusation
Bactrian camel
lose; part with
exchange
be exchanged
exchange; barter
difference
difference
separate; distinguish
awe
mighty
battle-axe
formidable look
formidable
act threateningly
expanse of water
dragon
tuft
drive
exile
monthly pay
monthly
trick; cunning
trickster
harbour
caress each other
caress
region; area
regional
variable
variable
steadfast
mirror
hang around
circulation; turnover
circulation
be engaged in
surroundings
around
be turned into
turn; rotate; convert
bypass
turn; become; rotate
clear; distinct
clarity
become clear
statement of position
clarify
shout
shout
fight
grapple
special; exceptional
ayran
Ait
shoo
pronunciation
be said; be mentioned
aitys (poets' contest)
aitys poet
argue; compete in verse
set dogs on
considerably
considerable
by the way
witty speaker
make say
say; tell
quince
academy
academic
academician
accent
share; campaign
shareholder
account
battery
acrobat
act; deed
actor
asset
activist
actress
obstetrician
acupuncture
acoustics
watercolour
aquarium
and; but; as for
come on then
quick
thanks; gratitude
foreword
forward
first; initial
first; initial
aluminium
Alshyn (tribe)
strut
gap
move apart
alliance
album
almanac
mountaineer
mountaineering
alternative
numerator
be taken
giant
giant
speculator
far; distant
far
give and take
remoteness
from afar
move away
move away
wrestle
motley; striped
swindler
fraud
square; field
scatterbrained
worry
worry; be anxious
concern
glade
carefree
Alash
woven rug
money owed to one
perch
motley
however
leper
hurray
palm (of the hand)
purification by fire
low; short
expel
discord
impetuosity
Alban
albasty
front; fore part
previous; front
the day before yesterday
first of all; first
in the future
be deceived; amuse oneself
distract
deceive
algebra
algorithm
alcohol
Allah; God
allergy
hello on the phone
pear
apple
removable
be replaced
replace; exchange
exchange; alternate
resident of Almaty
sixty
throat
pant
scarlet
necklace
jury
valley
six
altybakan
gold
golden
Altaian
six together
take; get; buy
subtraction; taking
recipient
plum
means; way; operation
there is no choice
find a way
unwillingly; of necessity
forced
safe; well
trust; pledge
well-being
greet
outpatient clinic
American
American
American
amphitheatre
amnesty
ampere
full house
clear; exact
clarity
be determined
definition; reference
reference book
determine; clarify
attribute (grammar)
mother
that there
much more; considerably
like that over there
motherhood
analyst
analysis
pineapple
pomegranate
anarchy
anarchist
anatomy
that one over there
now and then
anecdote
anaemia
hangar
tonsillitis
questionnaire
abstract
ensemble
oath
antenna
antibiotic
antiseptic
anthology
antonym
interval
anthropologist
anthropology
aorta
very bitter
perfectly clear
very far
perfectly clear
very lean
very cheap
very heavy
goodness; well I never
elder sister; mum; auntie
sisters
auntie; female teacher
den
take to; lead to
disaster; accident
disastrous
emergency
orange
appeal
opium
apogee
apostle
snow-white
apparatus
April
week
weekly
weekly (paper)
scorching heat
per week
pharmacy
white
just; really
whitish
money
having money
evening
penniless
payment; pay
mind; intellect; advice
intellect; mind
paid
clever; smart
cleverness
consult; take advice
advising
foolish; unwise
stupid
foolishness
poet
agate
end
finally; at last
quietly; slowly
finally; in the end
quietly; little by little
free
bed sheet
good-natured
parsley
bearer of good news
defect
white-headed eagle
truth
true
the hereafter
February
information
information
inform
kind
kind-hearted
swan
lame person
lame
elder; aksakal
fair
limp
aristocrat
whiteness
be justified; be acquitted
turn over
justify; acquit; whitewash
acquittal
protein
conscience; honour
far
the day before yesterday
argamak
Argyn (tribe)
juniper
peel
farther
further; onward
to and fro
rid
be rid of
thin; lean
irrigation ditch
lose weight
noble son
lion
complaint
gap; interval; bee
now and then
Arab
in Arabic
glow of dawn
island
mixed
close dealings
mix; stir
mix; mingle; interfere
stroll around; visit; saw
unclean; dishonest
weed
dishonesty
parasite
scoundrel
jaws
provocation
vodka
ratio
hostile
feud
cart
compete in cunning
bewitch
referee
arbitration
arithmetic
aristocrat
arch
conscientious
Armenian
dream
farther on
dreamy
army
channel; riverbed
special
specially
be devoted; be intended
devote; dedicate
dedication
special
barley
through; by means of
back; north; support
carry on the back
rope
argali
weft
bark
bow-wow
bark loudly
shameless
arsenal
back; rear
in excess
leave over
be loaded
more than
extra
advantage
advantageous
artery
artillery
artist; performer
back; rear
backward; back
increase; enhance
increase; exceed; load
grow thin
spirit of the ancestors
prepare a body for burial
archaism
archaeologist
archaeology
archaeological
archipelago
architect
architecture
archive
archivist
cheap
food; meal; memorial feast
hasty
hurry
pedigree
gem
be hanged
asyk; knucklebone
without haste
adopted child
feed; bring up; exceed
breadwinner
exceed; carry over
extremely; especially
over; more than
communal help
gobble
wild
pea
asphalt
dill
sky
astronomy
instrument; tool
cook
aspect
postgraduate
get worse
pumpkin
exceptionally
lofty
soar
high peak
stomach
peace be upon you
assembly
assistant
association
bottom; underside
lower
grain; cereals
more than; over
capital city
resident of Astana
God forgive me
lining
allusion
be intertwined
trough
asthma
astrophysics
astronomer
astronomy
mountain pass
cross
canteen; kitchen; dining room
canteen worker
kitchen
horse; name
be shot; spring forward
shooting
exchange fire
grandfather; forefather
grandparents
parents
ancestors
ancestry
land of the forefathers
attack
term
fatherhood
kinsman of one forefather
be called; be named
ancestral homeland
gelded camel
be called; be named
title; fame
vanity
ancestral settlement
ambitious
famous
name; call; mention
nominative case
named
nameless
horse trainer
atheist
tailor's shop
atlas
athlete
atmosphere
atmospheric
atom
shooter
be carried out
perform; carry out
executor
executive
attribute
to arms
setting out
set out; depart
namesake
make step over
step; step over
certification
school certificate
attraction
shoot; throw; dawn
probably; emotional particle
hey; ah
fishing net
Afghan
village; aul
agricultural
rural; village
fellow villager
heavy; hard
aggravate
become heavier
feel pain
burdensome
burden
hurt
be ill; hurt
exchange
shift (of work)
alternating
be replaced
replace; exchange
change; move over
deviate
mouth
orally
oral
unity
break one's fast
colloquial
hall; living room
air
weather
district; area
district
turn over; be translated
translation
translator; interpreter
translate; turn over; transfer
audit
auditor
auditorium
auction
yard
hunt; fish
territory; area
roll
scope
large-scale
large scale
well-off
illness; disease
sick; ill
hospital
tilt
vanguard
accident
aviation
airline
vitamin deficiency
Australian
Austrian
driving school
bus
autograph
traffic inspector
motorway
automatic device
automation
automatic
automate
car
autonomy
vehicle fleet
self-portrait
author
bus station
aerobics
airfield
airport
aerosol
aha
situation
few; little
little; few
become depraved
tempt
a tiny bit
minority
food; provisions
provisions
foodstuffs
feed
less
decrease
decrease
reduce; subtract
citizen; man of honour
citizenship
civil; civic
suffering; torment
painful
suffer
torture
free; liberated
a little; slightly
Asian
Asian
nitrogen
molar
lose weight
mockery
snowdrop
first wife
oh my
horse race; prize
baiterek
trouble
maybe; perhaps
give oneself airs
all; everyone; everything
all the same; anyway
well done; bravo
bet; wager
just as I thought
slow down
abate
die down
competition; rivalry
competition; competitiveness
compete
boots
axle
unqualified
qualified
qualification
knowledge; education
education
educated
student
uneducated
express; inform
forearm
I suppose
bracelet
knowledgeable
know; find out
exactly the same
very high
one
somewhere
once
unanimously
once; at one time
once
each other
one by one
unitedly; together
unite
united
unite; merge
each other
first
in the first place
for the first time
firstly
one after another
consistency
to some extent; considerably
uniform; unified
one-sided
once and for all
once and for all
but
unanimously
a bit; for a while
a little; some
some; quite a few
single-minded
once
now; once
something
same; identical
something
at once; immediately
uniqueness
now
someone; one
together
together with
unity; unit
jointly
joint
association; union
join forces
several
several times
evenly
uniformity
a number of
one way or another
bit by bit
gradually
single; united
unity
quite a few
gradually
truce
build and nature
mediator
irreconcilable
finish; graduate
graduate
be reconciled; come to terms
be clogged
plug
end; be finished
we
awl
in our opinion
we all
budget
budget; budgetary
bulletin
bureau
bureaucrat
bureaucracy
red tape
bust
baby
quail
gadfly
delay
be delayed; linger
reservoir
dam
dam; hinder
buttocks
foothills
part; piece
department; section
branch; division
division
quotient
be divided; separate
share
part; fraction; retail
divide into parts
maternal cousin
separate
separately
apart from
separately
separateness
stand apart
separate
be wrapped in
room
roommate
wolf cub
divide; allocate
division
wolf
fur hat
veil
rash
swell
small hide rug
boast
bottle
alien; strange
calico
deer
lasso
collarbone
be blocked
block
fetters
strait
crouch
rough
before this; previously
from now on
even more
reserved
shyness
article; item
request
be ordered
order; command
nose rope of a camel
put a nose lead on a camel
order; command
imperative mood
curly
this
nowadays
sable
wag
turmoil
wave
muscle
hazy
spoilt one
elk
spring; brook
nightingale
blurred
sandgrouse
be blurred
set a high price
struggle to break free
struggle to get free
jerk
cloud
dodge
cloudless
cloudy
wriggle out
very curly
bull
the masses
mass
hide-and-seek
drill
hail
hail
corner; pepper
peppery
resolution
turn
turn
plait
before; formerly
before; ago
former; previous
as before
as before
even more than before
from earlier times; for long
wrong
sway
twist
screw
twist
fold
be distorted
distort
the day before yesterday
puff
boiling and bubbling
boil
swirl
snowstorm
blow up dust or snow
turn; twist
bush
branch
branch
lop
broken
break down; go bad
broken
hooligan
hooligan
hooliganism
behave like a hooligan
calf
break; destroy; violate
violation
bubbling
get dirty
leather
soil
messy
flabby
like this; this way
from now on; beyond
this way and that
this way
babble
last year
last year's
since last year
smoulder
snap of thread
crackle
scatter
question particle
a while ago
long ago
aubergine
bayan accordion
lasting
report; lecture
speaker; lecturer
narrate; report
narration
predicate
slow
slowly
slowness
subordinate clause
subordination
subdue; conquer
submit; obey
direction
orientation
be directed; be aimed
direct; aim
price; grade; value
valuable
be valued; be assessed
value; assess
assessment
exchange rate
pole; post; column
earlier today
priceless
gardener
orientation
traffic light
programme
programmer
program
orient
tend; watch; try
get rich
toe
Bashkir
duty (customs)
wife's sister's husband
discern
ancestor; forefather
stand out
almond
luggage
hero
rich
rich man; bai
prosperous
poor
little owl
gift for a new thing
Baiuly
patience
ancient; original
ancientness
enrich
fuss
wealth
decision
connection; link; communication
in connection with; depending on
connected; dependent
be linked
connect; link
be connected; contact
be tied
tie; bind
power of observation
be noticed; be felt
watch carefully
let notice
notice; observe
contest; observation
accidentally
calm
composure
become calm
young mare
capital
bachelor
bacterium
honey
fresh
hammer
hammer
clay
muddy
fish
fisherman
child
children
abuse
like a child
kindergarten
childhood
childish
children's home
bear young
equivalent; alternative
balance
chick
honeybee
liken
fresh
stone statue
seaweed
little child
wife's younger sibling
crutch
ballerina
ballet
fortune-teller
balcony
point; mark
ballad
ballistics
cylinder
ice cream
heavy waddling
smelt
boiled cream
Balkar
larch
melt
calf (of the leg)
axe
banana
small parcel
bandit
bank
banker
cash machine
bankrupt
banking
article (of a law)
train; take care of
trainer
garden; luck
garden; kindergarten
control; monitoring; observation
observe; control
observer
happiness
fortunately
unhappy
misfortune
happy
frog
toe
small bone
yurt pole
dandelion
eternal world
shaman
luckless
herdsman
rival
rivalry
prosperity
there is; have
bar
all
all of them
speak in a loud hoarse voice
cattle raid
cattle raider
as much as possible
snow leopard; course
dative case
gradually
bas-relief
all; whole
everywhere
reconnaissance
scout
scout
thumb; finger
barometer
velvet
barrel
barricade
barter
go
head; beginning; top
head; chief
personal freedom
headgear
skull
refusal
leader; head
leadership; management
publication; edition
be pressed; be printed; subside
dominant
priority
priority
at the beginning
bully
appetizer
hooligan
basketball
publishing house
publisher
stairs
shelter
homeless
young bull calf
press
press secretary
printing house
yurt band
step
invader
invasion
other; another
other; another
except; besides
differently
be governed
board; department
govern; manage
management; administration
managerial
get-together
pool
main; chief
boss; chief
be covered
press hard
girls' evening party
begin; start
initiative
initial; original
initially
have begin
begin; lead
source; beginning
subject (of a sentence)
primary
press; step; print
brave; bold
courage; boldness
hero; warrior
heroic; brave
heroism
button (on a device)
dip; immerse
west
western
blessing
giver of blessings
battalion
battery
battery
loaf
kite (toy)
mud
swampy
sink; set; dare
brother; kin; liver
brother; kindred
brotherly
fraternise
affectionate
brotherly feeling
baursak
slope
captivate
trout
grievance
base
market; bazaar
present from the market
question particle
beshmet
clover
authority; prestige
authoritative
without prestige
relief
emboss
infertility
carelessness
inclined
adapt
adapt
grave; cemetery
pitiful
peaceful
peace
unruly
unknown
disturb
image; likeness
as if
video recording
video clip
be depicted
depict
depicting
fine arts
hardship; toil
video tape
laborious
carefree
carelessness
informal
Thursday
unfamiliar
neutral
neutrality
neutralise
twilight
bek
fortification
be resolute; dig in
sturgeon
be approved; be fastened
approve; fasten
in vain; needlessly
station
be strengthened; be fixed
waist; lower back
Belgian
belt
belt
skirt
wrestle
belt
hill
sign; mark
known; famous
be designated; be fixed
mark; designate
unknown
uncertainty
Belarusian
active
activity
activate
be active
and; with
petrol
since
this way; nearer
in this direction
firm; strong
strength
devotion
be given; devote oneself; surrender
debt
abundance; blessing
disorder
near
closer
give
giver
five
cradle
afternoon
five-year plan
five-shot rifle
beshbarmak
five together
grade five
bestseller
face; page; surface
betashar (unveiling of the bride)
direction
turning point
bookmark
fescue
worse than; more than
slope
concrete
face to face
mask
shameless
head for
gland
be disgusted
steelyard
heartless
be decorated
decorate
pimple
malaria
shun
bi (judge); dance
gentle
high; tall
height
dancer
this year
this year's
for this year
biathlon
Bible
bibliography
wheat
mare
miss
power; authority
billiards
ticket
rule
ruler
rule
binoculars
binomial
biophysics
biography
biologist
biology
biological
biosphere
biotechnology
biochemistry
exchange
sponge cake
in the name of God
louse
business
businessman
form
blog
blogger
block
blockade
notebook
fake
paint; dye; colour
paint; dye
painter (of houses)
swear word
subject
subjection
ransom
height; stature; body
tall
throughout; during
according to; by
grown-up girl
bachelor
unmarried
boycott
indolence
tall
longitude
amulet
boxing
boxer
be sure to
negation
volost
volost
help; side with
forecast; hypothesis
be predicted
prediction
predict
future
future
probably
steel
flabby
Bulgarian
being; existence
negligible
or else; otherwise
bolt
be; become; happen
bomb
bonus
quite empty
quite pale
bluff
blackmail
chalk
debt; duty
debtor
blizzard; snowstorm
snowstormy
blow as a snowstorm
kerb
badger
board
sudden snap
free; empty
threshold
slack
slackness
slacken
be freed
release; vacate; dismiss
become free; be vacated
refugee
in vain
freedom; liberty
camel calf
botanist
botany
porridge
light grey
pale
boza
turn pale
youth
cry like a camel
lark
browser
Brazilian
brand
tarpaulin
brigade
foreman
briquette
diamond
brochure
broker
bronchitis
bronze
brucellosis
steam; vapour
joint; syllable; generation
hybrid
Buddhist
Buddhism
snack bar
bulldozer
folder; bundle
bunker
riot
Buryat
grizzled
bourgeoisie
male camel
sandwich
boutique
tie up; bind
accountant
accounting
be bent
today; this day
today
this very day
today or tomorrow
nowadays
today's
from today
bend
tarantula
side; flank
kidney
in this way
do like this
whole; entire
hunchbacked
fold
riot
rebel
devastation
spoiled
be spoiled
little child
wrist loop of a whip
wild strawberry; strawberry
spoil
slight stir
trot gently
quite whole
bud
shrink
bud
bud
flea
golden eagle
eagle hunter
conceal; cover up
veil
pseudonymous
wrap oneself up
cover
sprinkle
the day after tomorrow
gather in folds
whole
wholeness
Gypsy
cellulose
cellophane
cement
centner
centre
censorship
workshop
digit; figure
digital
digitise
cycle
cyclone
cylinder
circus
tank
quotation
civilisation
tsunami
evidence
quotation
exactly
exactly; precisely
corridor
accuracy
proof; argument
proof
prove
exactly
taste; food
tasty
table companion
season
spice; seasoning
hope
hope for
hope to get
tasteless
food
café
menu
grain; seed
acquire a taste for
stone (of fruit)
link
solder
very tasty
notebook
medicine; gunpowder
medicines
doctor
medical profession
treat with medicine
glorify; promote
lecture; lesson
lecture hall
pharmacy
degree; level; rank
grade
toilet
strength
helpless
powerlessness
remedy
vitamin
tradition
traditionalism
traditional
giant
huge
epoch; period
huge
wealth
wealthy
golden time
trunk
be exhausted
religion
religious
believer
religious
piety
religious
atheist
religious studies
tremble
shivering
tremble
inch
hill
wheel; circle
round
become round
roll
four-year-old horse
perfectly round
rude; coarse
rudeness
prayer
enemy
hostility
hostile
quite right
right; correct
correctly
right; correct
drone
sound
make a sound
damp
moisten
quick sting
jazz
jeans
jeep
jungle
also; and; even
waiter
skill; habit
get used; acquire a habit
crisis
avenue
rattle
noisy
boastful
glory; fame
vainglorious
glorious
alarm
din of voices
hubbub
noise
make a din
ready
preparation; readiness
prepare oneself; be prepared
have prepared
prepare; cook
steppe; outdoors
steppe
steppe
rouge
run about foolishly
developed
rest
restlessly
develop
underpants
development
develop
developing
sage
genius
wise
piece
wise person
wisdom
be conceited
spot
crop
talent
gifted
single; individual
individuality
be individualised
single out
vulgar person
behave coarsely
gate
large river
be passed on
generous
generosity
epic poem
turban
spread table; tablecloth
Dane
slander
dispute; quarrel
claimant
storm
dauylpaz (drum)
voice; vote
shout
argue
dispute
uproar
indisputable
also; and; even
level
parity
be on a level
debut
debate
defect
deficit
hyphen
default
dry slightly
stork
called; that says
and the like
however; nevertheless
degradation
until; up to
up to; preceding
they say
nevertheless
Decembrist
decade
dean
dean's office
declaration
decor
decree
middleman
mediation
delegation
delegate
breath
demagogue
demagoguery
rest; holiday; weekend
rest; breathe
stocky
in a moment
brew
therefore; it means
support
support
sponsor
sponsorship
demographer
demography
democrat
democracy
democratic
demonstration
penetrate deeply
body
big-bodied
health
that; saying
department
depot
deportation
deposit
depression
deputy
in time; promptly
independent
independence
fact; piece of data
source
database
abstractness
requisite
immediately
almost; nearly
ailment; disease
sick; ailing
landing force
nevertheless
dessert
despot
pack in bundles
detail
detective
say; call
devaluation
mill
div
diabetes
diaphragm
diagnostics
diagnosis
diagonal
diagram
dialect
dialectics
dialogue
diameter
diaspora
diet
diphthong
dictation
dictator
dictatorship
announcer
dealer
dynamics
dynasty
dinosaur
diploma
diplomat
diplomacy
diplomatic
farmer; peasant
farming
director
conductor
disc
disco
discrimination
discussion
dispensary
dispatcher
display
dissertation
dissertation candidate
dissident
distance
sofa
dividend
division
design
designer
wheel
associate professor
dogma
draughts; checkers
doctor
doctoral programme
doctrine
document
furious
hawthorn
dollar
ball
dombra
dombra player
dominion
jack
blast furnace
intercom
donor
ball
doping
bag
friend
friendship
friendly
in a friendly way
make friends
subsidy
drama
playwright
drama
drone
burst of noise or laughter
buzz
make a hubbub
spell
bustard
helmet
Dulat (tribe)
festivity; merriment
duel
duet
dull thud
thud
clatter of hooves
Monday
shop
shopkeeper
swift horse
elemental force
half-learned person
rumble
Dungan
world; things; wealth
belongings; property
the whole world
worldwide; world
world outlook
greedy
greed
world view
thud
pearl
roar
commotion
flogging
thunder
be in commotion
throng
thump
thump
ah; well
most
at least
in the end; finally
sob
slope
sloping
labour; work
working person
industrious
worker
hardworking
diligence
work; toil
crawl
huge
sob bitterly
bend down
tall
overcome
nowhere
no; not one
goat
nobody
nothing
never
nowhere
from nowhere
none of them
no; none
nothing
nothing
spell out
sweet curd cheese
from ancient times
ancient
clumsy
considerably
considerable
was
floor
be sown; weep bitterly
crop; grain field
farmer
farming; arable farming
agricultural
cornfield
twins
in detail
sovereignty
if
if
dispute
file (tool)
rat
sow; plant
sowing
hey
two
twice
two by two
bilateral
two-faced
grade two
rage
secondly
bilingual
sift
apparently; it turns out
two together
just the two
stress; gust; drive
rush
vaccination
country; people
be carried away
roe deer
imitate
imitation
imitative word
be frenzied
ambassador
embassy
move
be moved
patriotic
leader of the nation
settlement
statehood
prick up one's ears
sieve
ghost; image
imagine
appear in the mind
heed
considerable
significantly
inconspicuous
capital city
flutter
lambskin
coat of arms
country studies
fifty
treatment; remedy
quite freely
feel tender affection
breast-feed
healer
breast
medicinal
be treated
treat; cure
treatment
oak
not
hint
spelling
exam
suck
clinic; polyclinic
inheritance share
sharer of inheritance
passive
apathy
now; from now on; yet
further; present
latitude
introduce; let in
so then; in that case
be introduced
introduce; insert
enter; be included
skill
clumsy
dexterous
agility
man; hero; saddle
saddlery
will
involuntarily
involuntary
volunteer
voluntary
lip
be lazy
solution (liquid)
solvent
melt; dissolve
come of age; grow up
brave; courageous
waving about
rule; regulations
be at odds
special
especially
peculiarity; feature
stand out; differ
distinguish; single out
strike
striker
make follow
freely
free
at will
freedom
spoiled
man; male
spoilt behaviour
caress; indulge
be playful
pampered
heroism; feat
heroic
amusement
wormwood
rim
early; long ago
ancient times
tomorrow; morrow
tomorrow
tomorrow already
on the next day
tomorrow's
morning; morning party
in olden times
ancient; early
fairy tale
fairy-tale teller
fairy-tale
morning and evening
on the next day
saddle
take along
follow
melt; dissolve
welcome meal for newcomers
memory; consciousness
door
be plaited
name; noun
participle
pronoun
yawn
drunkard
have mercy on
narcotic
be giddy
half-wit
times; share due
grow up; mature
bring up to maturity
donkey
multiply
multiply many times
account; calculation; report
accountant
counter
be counted; be considered
calculate; reckon
calculation
old
conservative
in the old way
old ways
outdated
become outdated
oar
be taken into account
be warned
monument
note
warning; note
warn; note
take into account
sensible; sane
good sense
be heard
breaking sad news
break sad news
memory; memoir
hear
blow
meat; flesh
boots
shoemaker
be done
voice (grammar)
verb
close kin
plump
hem
face down
meatless
meaty
do; make
euro
in the European way
European
European
Jew
be crushed
oppression
crush
crush
fascist
fascism
factory; mill
storyline
file
fax
fact
factor
elective course
faculty
surname
fan
fanaticism
plywood
science fiction
fantasy
headlight
pharaoh
porcelain
pharmacist
pharmaceutics
fauna
phase
federation
phenomenon
feudal lord
feudalism
farm
enzyme
farmer
festival
figure
fixation
film
filter
philharmonic hall
branch
philologist
philology
philosopher
philosophy
philosophical
Finn
final
firm
physicist
physics
physical
physiologist
physiology
physical education
fluorography
flag
flagship
flamingo
flash drive
flute
flora
fleet
foyer
focus
foil
folklore
lantern
fund
phoneme
phonetics
phonogram
fountain
form; uniform
format
format
record card
formula
piano
forum
forward
phosphorus
photo
camera
photographer
photography
fragment
faction
fractal
Frenchman
in French
phraseology
fresco
front
fruit
foundation
funicular
function
foot
football
case
than; rather than
hectare
Gagauz
galaxy
gallery
tie
hamburger
scale
garage
guarantee
wardrobe
set of furniture
garrison
gastritis
concert tour
food shop
diamond
gas
supply with gas
newspaper
lawn
hegemony
geyser
hectare
hectolitre
helium
gene
general staff
gender
general
generator
genetics
genocide
gene pool
genome
geographer
geography
geographical
geologist
geology
geometry
hepatitis
coat of arms
duke
ghetto
hybrid
guide
hydrologist
hydrosphere
hygiene
anthem
gymnast
gymnastics
gymnasium; grammar school
hyperbole
hypnosis
hypotenuse
hypothesis
gypsum
guitar
glucose
globalisation
globe
glossary
goal
golf
Dutchman
fee
horizon
hormone
hospital
degree
count
graph
graphics
gram
grammar
grammatical
pomegranate
grenade
granite
grant
engraving
gravitation
grader
Greek
make-up artist
flu
grandmaster
group
Georgian
hum
hum
governor
governorate
humanist
humanism
hussar
guard
hum
hum
flower
bouquet
blossoming
bouquet
bloom; flourish
corolla
flower bed
rumble
roar
thud
thud
boom
yes
yes
flexible
bend
shoulder
lever
whirlpool
yarn
smell
smell; sniff
odourless
perfume
smelly
bend; bow; tan
hint
hint
shoulder
modest
modesty
idea
ideal
idealism
ideologist
ideology
idiom
owner; master
yes
chin
possession
possess; own
appropriate
hieroglyph
good; benefit
be developed
develop; master
flexible; skilful
flexibility
adapt; become skilled
inflexible
icon
believe
tanning
knead
illustration
illusion
faith
pious
morality
immoral
impiety
timid
shy
be shy
image
immigrant
immunity
emperor
empire
imperialism
impeachment
import
import
impressionism
improvisation
impulse
injection
God willing
engineer
decency
decent
decency
incident
index
indicator
individual
Indonesian
Hinduism
industry
industrialise
needle
dragonfly
heart attack
infection
infectious
infinitive
inflation
information
computer science
inhaler
Ingush
initiative
cash collector
incubator
inquisition
innovation
innovative
inspection
inspector
installation
instance
institute
instruction
instructor
instrument
stroke
integration
integral
intellect
interface
International
boarding school
internet
interview
interval
intervention
intonation
intuition
disabled person
inventory
investment
investment
invest
investor
ion
mortgage
racecourse
Iranian
wriggle
Irishman
irony
Islam
Spaniard
in Spanish
dog
push oneself forward
Italian
in Italian
seal
push
push
rosehip
kochia (fodder plant)
isolation
insulator
isotope
or else
iodine
call to a dog
gourd
ordinary; usual
custom
souvenir
full age
sweets; candy
come on; well now
infidel
infidel
old; aged
old age
amber
Korean
in Korean
professional
trade; business
industry
entrepreneur
entrepreneurship; business
trade union
enterprise
vocational; professional
saucepan
shashlik
pure spring water
woman's sleeveless jacket
liar
small; younger
smallish
smallness
humble
humility
get smaller
make smaller
small; little
delay
delay
pause; delay
carpet
key
lock
who
guilt; fault
guilty person
guilty
blame
flaw
innocent
navel
tiny
dirt; laundry
merge into
dependence
income
introduction
insert
set to; begin
frown
washing machine
resentment
entrance; hall
let in
soil
get dirty
newcomer
loanword
hedgehog
brick
eyelash
fastidiousness
enter
person; someone
murder
humaneness
humane
neigh
shackles
book
booklet
library
librarian
dung
mood; heart; spirits
soft-hearted
cheerful
cheerfulness
cheer up
lover
sad; gloomy
become sad
caravan; nomads' move
nomadic moves
migration
be moved
copy
move; copy
leader
caravan leader
street
respectable
seedling
nursery (of plants)
landslide
nomadic
nomad
nomadism
move house; migrate
soup
foam
mostly
mostly
more
multiply; increase
increase
product (of multiplication)
multiplication
multiply; increase
butterfly
fescue grass
bluish-grey
light blue
lawn
landscape with greenery
tether lambs
greenery
pigeon
blue
turn green
turn green; turn blue
shirt; dress
blue; green
sky; greenery
blue-green
chest; breast
vegetables
bluish
horizon
spleen
topical
cuckoo
poppy
kokpar (horseback goat game)
deep blue
consumption
longing
black ice
vein
spring
spring
aspen
stitch roughly
turn green; sprout
spring camp
Gokturk
lake
transport; vehicle
garage
small lake
loom
sloping
stand across
shadow; shade
shady
shade
volume; size
voluminous
flatter hypocritically
be buried; be covered
coal
coal-black
carbohydrate
hydrocarbon
carbon
buried treasure
larynx
help
assistant
auxiliary
auxiliary verb
instrumental case
help
dim
dimness
become dim
border
bury
get used
patient
persuade; tame
ancient; old
archaism
leather milking bucket
antiquity
become old
consent; submit
many; much
much; many
at most
bridge
bubble
make foam
foam
sociable
the public; majority
plural
multinational
multi-ethnic character
perennial
multilateral
polygon
having many children
multilevel
merchant
multi-storey
find too much
verbose
multi-branch
plurality; great number
multilingual
many; numerous
for a long time
for a long time now
multi-volume
grave
beauty; bellows
ugly
beautiful
gift for seeing something new
scene; view; manifestation
it seems; reportedly
appear; seem
clairvoyant
meet
neighbour
neighbouring
envy
far-sighted
foresight
viewer; spectator
flourish; become beautiful
beautify; make prosper
artistic; fine
fine art
artistry
illustrate
artistic recital
exhibition
visual; vivid
visual aid
prominent; notable
blanket; quilt
narrow quilt
greedy for what one sees
be shown; be indicated
indicator; index
show; indicate
mole rat
see; experience
stretch out
leader
converb
leadership
journalism
poke the fire
uprising
rise; go up
encourage
lift; raise; bear
eye; source
tear; tears
be hit by the evil eye
glasses
delight of the eye
face to face
eyewash
with eyes
aim; intend
pitcher
view; point of view
reckless
blindness
kilowatt
cable
cabin
office; cabinet
personnel
cafe
department; chair
tile
cocoa
cactus
calcium
calculator
calibre
potassium
calligraphy
calorie
camera
fireplace
campaign
camouflage
canyon
Canadian
canal; channel
chancellor
candidate
candidacy
holidays
capital
capitalist
capitalism
captain
bonnet
capsule
career
quarantine
karate
caravan
carburettor
punishment cell
cardinal
cardiologist
carnival
cornice
map
cardboard
potato
card index
cascade
stuntman
cash desk
cashier
caste
catalyst
catalogue
catalogue
catastrophe
category
motor boat
cathode
Catholic
natural rubber
Cossack
scold
wide; broad
windpipe
space
width
widen; expand
extended
be expanded
widen; expand
council; advice; Soviet
adviser
consult; confer
office
become spacious
evening; party
late
be late
delay
excuse me; sorry
be forgiven
forgiveness; apology
forgiving
forgiving
forgive; experience
yesterday
since yesterday
yesterday's
complex
comprehensive
be delayed
evening
dinner; supper
in the evenings
in the evening
late in the evening
forgive; renounce; wade
ford
nape
shroud
galoshes
chest for food
bran
felt cloak
dry
rough
poor
poor man
poverty
customs
customs officer
obstacle
some
at times
later; afterwards
after
later; subsequent
subsequently
appearance; look
character; hero
some
some; certain people
sometimes
sometimes
case
old woman
revenge
forelock
chukar partridge
belch
vindictive
vindictiveness
stammering
sarcasm
taunt
cupcake
bear a grudge
mortar
daughter-in-law; bride
young married woman
be agreed
agreement
contract
consent form
disagreement
talks; negotiations
do well
agree; suit
appearance; looks
handsome
with time
unpleasantness
future
future
ridicule
mock
monitor lizard
next
the next day
pestle
bring; cause; cite
come; arrive
lacking
at least
bone marrow
at least
gnaw
defect
reduce; belittle
shortcoming
ship
wise
genius
genius
boatman
port
reach perfection
old woman
rainbow
campsite
feel inferior
be humiliated
humiliate
weep with trembling lips
disabled person
disabled
decrease
ore
mine
miner
youngest child
hemp
lacking
tick
canvas
suddenly
suddenly
kangaroo
town; settlement
very wide
pledge
guarantee
guarantor
hut
skimmer
dry
be jammed
back; in reverse
squabble
stretch oneself
quarrel
on the contrary
ceramics
dandyish
contradiction
yurt lattice wall
Kerei
need; necessary
find necessary
unnecessary
necessary
need
miracle; marvel
wonderful; marvellous
wonderfully
hitching rope
trumpet
voltage
reactionary
notch
stretch
caravan
caravaneer
caravan leader
caravanserai
be cut
verdict
segment
lizard
misfortune
cup; bowl
lump
illness
mausoleum
fierce struggle
image
painting (art)
noodles
table; timetable; embroidery
embroider
cut
go away
ketchup
hoe
leave; go away
chest; breast
atrium
waistcoat
conceited
cavity
time; moment; occasion
meet; come across
in due time; during
by chance
meet; come across
meet; be found
meeting; encounter
period; stage
turn; queue
in turns
person on duty
in turn
regular
alternate
aim
wander
kilogram
saiga antelope
clothes; clothing
dress
get dressed
felt
yurt
put on; wear
cybernetics
sacred power
sacred
sacredness
dress; put on someone
quarrel
kilo
kilogram
kilometre
kilowatt
kimeshek
cinema
cinema; film
film director
cinema
kiosk
cypress
kiwi
clarinet
class; classroom
classification
classic author
classics
classical
cluster
key
keyboard
client
climate
climatic
clinic
video clip
clone
clown
club
kilometre
button
coalition
code
code
encode
coffee
coke
cocktail
necklace
sausage
college
colleague
board
collection
collective
colony
column
colouring
collective farm
team; command
commander
combine harvester
combination
combine; plant
comedy
comedian
commandant
comet
comfort
comic
commissar; commissioner
commission
committee
commercial
commune
communication
communist
communism
computer
company
component
composition
composer
compromise
Komsomol
brandy
skates
concept
concern
concert
concession
concentration camp
capacitor
air conditioner
confectioner
confederation
conference
confession
interfaith
conflict
congress
competition
competitor
competition; contest
consulting
tinned food
conservatism
conservative
conservatory
consultation
consortium
constant
constitution
constitutional
consul
consultation
consultant
container
context
content
continent
continuum
smuggling
double bass
contract
contrast
counterrevolution
outline
cone
conveyor
convention
envelope
conversion
cooperation
cooperative
coordinate
coordinator
copy
Korean
in Korean
corridor
king
coronavirus
corporation
corps
proofreader
correspondent
corruption
corset
court
corvette
cosine
cosmetics
cosmodrome
cosmology
cosmonaut
space; cosmos
suit; costume
cutlet
cottage
cowboy
coefficient
crane
starch
creative work
credit; loan
cruiser
cream
crematorium
crime
forensic expert
crystal
criterion
critic
criticism
crisis
crocodile
cross-country
crossword
cruise
photocopier
witness
certificate; ID card
certify
cube
cup
culmination
cult
courier
curator
resort
course; rate
cadet
italics
coursemate
jacket
car body
square
quantum
quarter
receipt
quota
burn; be scorched
female slave
moan
dim
become dim
mutter
mutter
grumble
strength; force
effort; energy
strength; energy
puppy
give birth to puppies
intensify; grow stronger
strengthen; intensify
strain
strong; great
by force
churn
mumble
whispering
mutter
suspicion
suspect
suspicious
kui (instrumental piece); state; tune
burn
be distressed
kui performer
burn; scorch
soot
carrying yoke
husband; son-in-law
son-in-law
be fidgety
tune
collapsed
crush
be crushed
chew the cud
be absorbed in
stress; depression; crisis
distress
be distressed
sulphur
ash
smiling
smile
smile
laugh together
make laugh
fond of laughing
purple
laughter
funny
all
petal
laugh
doubt
doubtful
doubt
undoubted
undoubtedly
falter
silver
melodious hum
resound melodiously
plop
boom
swell out
day; sun
every day
day and night
sin
sinful
sinless
all day long
day and night
per day
east; sunrise
all day
sunflower
west; sunset
in the daytime
day and night
daytime
every day
diary
daily; everyday
envy
make a living
sunny
livelihood
calendar
very strong
wool-padded coat
brag
hub
puff up
rice
rumble
Kurd
complex; serious
complicate
become complicated
highway
dark brown
spade
struggle; wrestling
fighter; wrestler
struggle; wrestle
artery
shovel
thunder
hut
turkey
be tied up
tie in a knot
sigh
sigh
sharply
abruptly
munching
jacket
expectation
be awaited; be expected
take care of oneself
unexpectedly
keep waiting
wait; look after
autumn
polecat
guard
guard
guard
autumn camp
cut the mane
autumn
pleasure
delightful
chandelier
in a flash
flicker
ruby
curse
ramble
trouble
peregrine falcon
hut
having no choice
labyrinth
laboratory
camp
muddy
mud
worthy; fitting
worthy
adapt; make suitable
become turbid
make turbid
lily
laminate
lamp
landscape
burst of flame
blazing
blaze
kid (goat)
babble
nickname; rumour
nickname
throw
stall
dirty
Latvian
in Latin
latex
position; post
blaze
laureate
necessary
laser
word
basin
legion
Labour member
leukaemia
leucocyte
lieutenant
row
lecture
vocabulary
lexical
lexicology
lecturer
breath
exclamation mark
talk with excitement
instantly
Lezgin
liberal
lyceum
licence
leader
lift
league
limit
lemon
lemonade
limousine
linguist
linguistics
linoleum
lens
lyric poetry
lyrical
lithium
lithosphere
litre
Lithuanian
leasing
pilot
logic
login
logistics
logo
radar
locomotive
feel sick
lot
lottery
magnifying glass
thumping of the heart
throb
here, take it
eternal
forever
eternity
eternal
for ever
session
forced
forced
compulsion
compel
madman from love
cultural
cultural and educational
culture
uncultured
cultured
good breeding
cultural studies
corpse
essence
known
statement
state; declare
declarant
information; data
deal
diplomat
diplomacy
meaning; essence
circumstances
meaning
significant
synonym
manner
make expressive
meaningless
senselessness
be tended lovingly
tend lovingly
finish
marble
generous man
status; rank
nobility
soft leather boots
issue; problem; question
for instance
Muscovite
maslikhat
jade
text
saying
menu
mumble
rostrum
duty; task
do a favour grudgingly
non-obligatory
obliged; compulsory
obligatory
without fail
obligation
undertake
oblige; bind
here is; here you are
any moment now
here it is
criticise
character; temper
behaviour; conduct
characterise
seat
ride; get on
reportedly
wretch
musical
moo
bellow
crucian carp
amount; quantity
estimate
transparent
be clear
brimming with tears
crystal-clear
seal; stamp
miracle
teacher
sorrow; melancholy
be sad
sad
fellow sufferer
sad
become sad
this much
this much
oil; petroleum
oil and gas
oil-and-gas
oil worker
oil-bearing
tower
here
such; like this
ice-cold
cover (of a book)
become blunt
crush
careful; thorough
carefully; attentively
carefulness
needy
need
nose
nose peg
chimney
heritage; legacy
archive
archivist
museum
heir
ideal
moustache
moustached
Muslim
become Muslim
ocean
ice
icebreaker
ice rink
icy
glacier
ice-cold
freezer
freeze; get chilled
thousand
millennium
by the thousand
crumple
garrulous
mute
mute person
gun; rifle
this here
such as this; the following
this one here
very strong
hip
strong; firm
strength
zinc
suppressed laugh
chuckle through the nose
mister; gentleman
generosity
copper
reportedly
cat
Egyptian
example; fable
for example
exemplify
sarcasm
ridicule
witch
unshakable
nap
megawatt
question particle
baa
meaning; sense
meaningful
meaningless
vicinity
put on airs
bleat
importance; essence
important
importance
unimportant
go around
forehead
lintel
practise
God be praised
trouble
troublesome
car; machine
Hungarian
major
praise
be praised
certificate of merit
praise; laud
mafia
shop
magic
master's graduate
main line
master's student
master's programme
magnesium
magnet
tape recorder
fat; oil; butter
candle
bend
bend
small; fine
front; battlefield
T-shirt
fatty
napkin
grease
monkey
mayonnaise
major
bend
fat-free
champion
pasta
model
broker
maximum
livestock; cattle
house painter
malaria
herdsman
be soaked
servant
get bogged
pebble
swim
dip
May
serene
specialist
profession; speciality
specialise
mammoth
maniac
a while ago; earlier today
for a while now
tangerine
mandate
dummy
manner
mango
manifesto
manicure
career
careerist
careerist
all right; approved
approved
creature
approval
proverb
article
maqam
dull
velvet
aim; goal
aims and interests
cotton; cotton wool
cotton grower
cotton-soft
be praised
pride
boastful
boastful
pride
be proud; boast
praise
tomcat
laziness
be sluggish
march
marshal
route
coral
marathon
maral
award
be awarded
award; reward
insignificant
insignificantly
manganese
margarine
marinade
marketing
marquis
fruit jelly
early lamb
drunk
scale
parasite
dependence on others
mosquito
get drunk
exult
ear (of grain)
mask
drunkard
alcoholic
drunkenness
disgrace
what a disgrace
shamefulness
disgrace
mass
massage
craftsman
master class
match
fabric; cloth
tie tightly
mathematician
mathematics
mathematical
material
materialism
mainland
mattress
matrix
sailor
doze
June; season
love
peace
be troubled
bother; disturb
mockery
mock
tomb
restless
anxiety
be restless; worry
blaze brightly
content; contents
rich in content
written retelling
retelling
retell
empty
question particle
mole
overwhelm
be mastered
master; acquire
manager; head
hint
mosque
rickets
backward
backwardness
boundary
furniture
patron of the arts
medal
medallion
help
media
medicine
medical
medic
meditation
madrasa
megacity
sow
affection
kindness; mercy
kind
kindness
unkind
kind-hearted person
nurse
raisins
all right; let it be
whether
guest
hospitable
hotel
holiday
restaurant
institution; office
dwelling place; home
address
inhabit; dwell
inhabitant
hen
Mexican
school
preschool class
melody
state
interstate
state
statehood
memorandum
memorial
memoir
I
and; with
in my opinion
menu
property; ownership
owner
own
appropriate
manager
management
arrogant
arrogance
mentality
anniversary; jubilee
holiday; festival
celebrate
marksman; archer
marksmanship
meridian
Merkit
pearl
term; deadline; period
ahead of time
periodic
indefinite
wineskin
messenger
metaphor
metal
metallurgist
metallurgy
metallurgical
methane
meteorite
meteorologist
meteorology
method
methodology
methodology
metre
metrics
metro; underground
mechanic
mechanics
mechanical
mechanism
moment
season; time
from time to time
Mesozoic
brain
licorice
miaow
mew
stupid
myth
mythical
migration
migrant
minibus
microbe
microphone
microscope
microchip
militia
billion
billion
millimetre
million
million
millionaire
mine
mineral
minimum
minister
ministry
mortar
minus
minute
mission
missionary
mysticism
rally
million
billion
millimetre
be discouraged
Mongol
in Mongolian
mobilisation
fashion
model
modem
moderator
modernisation
module
call to foals
bird cherry
neck
be acknowledged
admit; acknowledge
submit; obey
yoke
abundantly
abundant
in abundance
grave
increase
increase
mullah
Moldovan
molecule
meek
meekness
bathhouse
bead
monarch
monarchy
monastery
monk
coin
monitor
monitoring
monograph
monologue
monopoly
installation
morality
moratorium
Mordvin
morphology
morgue
brittle
brittle snap
motel
motive
motivation
motorcycle
motor
scooter
mosaic
musketeer
cartoon
municipality
mutation
music
musical
musician
museum
mayor
mayor's office
poetry contest
member; organ
twelve-year cycle birthday
twelve-year cycle
membership
gnaw
stumble
interest
person of common interest
disabled person
disabled
cape
horn
moss
inventory
cranberry
property
absolutely; not at all
absolutely; not at all
doze
flawlessly
flawlessness
possible; maybe
possible
as far as possible
opportunity; possibility
wretch
wretched
sculpture
sculptor
pity
means of living
carnal desire
nourishment
newborn
thing; something
protein
race; stock
racism
racial
lot
result
productive
effectiveness
fruitless
calamity
delicate
tenderness
nuance
bodyguard
zero
number
number
downpour
poke
light; radiance
illuminate
shine
version; variant; copy
instruction
instruction; direction
point; indicate
manual; instructions
become dense
compact
become stronger
strengthen
press
object; target; form
target
real; genuine
genuine
relative on the mother's side
drug addict
drug-addicted
drug addiction
poorly
bad
get worse
ignorant
ignorance
Naiman (tribe)
spear
lightning; thunder
spearman
spear
grievance
honour; pride
proud
without self-respect
having self-respect
feel one's honour hurt
Muslim prayer
evening prayer time
afternoon prayer time
bread
belief
beliefs
very bad
exactly
pattern
ornament
maxim; edifying saying
concrete; exact
concretely; precisely
concreteness
specify
dromedary
market
market
dissatisfied
protest
be dissatisfied
addiction medicine
people's commissar
narcotic
nasybay
propaganda; instruction
promote; propagate
still life
sodium
naturalism
baker
bakery
patient; illness
sick
March; Nauryz
Nauryz kozhe (spring soup)
navigator
caprice
be offended
attention; gaze
be coquettish
what
either; or
or else
what for
the more; as much as
which in order
how many
how many together
basis; foundation
basically
mainly; basically
be based; be founded
rationale
substantiation
main; basic
why
neuron
neutron
marriage
for what reason
German
in German
grandchild
or
what kind of
Neolithic
neologism
neon
nerve
loan; credit
credit
neurologist
neurology
intention
intend
nihilism
nickel
nicotine
nitrate
Nogai
sketch
sketch
knockout
zero
number; hotel room
nomination
chickpea
halter
norm
norm
Norwegian
note
notary
laptop
short story
dense thicket
numbering
point; dot; full stop
oh
well I never
wake up
wake; arouse
Oghuz
ornament
carve
right; positive
right; right side
to the right
in private
seclude oneself
easy
easily
restore
get better; recover
scoundrel
repair; correct
convenient
south
southern
fade
burdock
hearth
Oshakty
ladle
oasis
object; facility
cancer
plague
pity
province; region
regional
bond
observatory
interjection
further
better; rather
still more
union; alliance
ally
officer
office
offside
ophthalmologist
ophthalmology
thought; idea
oh
horizon
potholes
opinion; thought
thinker
thoughtful
be hollowed
game; play
player
toy
gaming house
notch
turn aside
oh no; oh dear
thoughtful
think over; reflect
think through
deliberate; have common cause
think
thinking
thimble
prance
frolic
adultery
make play
play
goodness; oh my
hollow
lowland
havoc
devastate
suffer great loss
thoughtless
mental picture
ocean
occupation
occupier
October
he; she; it
booty
gain
like that; that way
in that case; if so
this way and that
clumsy
they
Olympiad; Olympics
gap
consider insufficient
break off
breast
vertebra; spine
break off
beekeeper
homonym
ten
not very
that much; not very
in his opinion
decade
ten
decimal
there
then; in that case
such; like that
oncologist
oncology
ten days
online
even without that; anyway
very easy
regret
collapse
break
loyalty
face powder and rouge
treacherous
treachery
option
opera
operation
operator
operetta
opponent
opposition
optics
optimist
optimism
bullet; arrow
ammunition
be isolated
isolate
reading skill
be read; be studied
learned man
reader
suddenly
suddenly
teach; educate
lecturer; instructor
gold braid
event; incident
barrel
from time to time
now and then
be about to
load a gun
study; reading
read; study
educational and methodological
pupil
textbook
ditch
leap
place; seat
deputy
chair; stool
be fulfilled
perform; fulfil
performance
performer; executor
performing art
inappropriately
Russian
in Russian
Russian-speaking
in connection with; on the occasion of
occasion
timing
repatriate
return; come back
cabbage
kerchief; handkerchief
wrap oneself; be wrapped
sickle
enormous
enormously
orator
wrap
fast; fasting
Oraza Ait
fast and prayer
orbit
horde; khan's headquarters
order
warrant
residency
orthography
organ
organisation
organiser
organism
landmark
orchestra
forest
forester
forested
settle; become firm
unstable
stable
establish firmly
be located; settle
ornament
be installed
install; establish
be established; settle
middle; environment
middle; average
decrease by half
middle
average; medium
centre
central
centralise
be centred
reach the middle
medium-term
middle finger
common; shared
commonness
share
mow
this very; this
this time
nowadays
like this; so
this way
in this way
so much
so much
this very one
here
such; like this
oscilloscope
Ossetian
rudeness
snort
fire
get used
firewood; fuel
seat; plant
settled
settled way of life
become settled
meeting; session
sit; sit down
thirty
head of the family
operate on
cold spell in March
homeland; motherland
mistress of the house
domestic; national
compatriot
patriotic
patriotism
colony
colonizer
colonialism
colonise
living together
young family's yurt
family
family
hotel
lighter
graze
oxygen
oxygen
advanced
advanced
top performer
tyrant
violence
let overtake
ozone
outstrip; surpass
Pakistani
purity
well well
trouble
so-and-so
so-and-so
philosophy
command
effectiveness
decline
flat; apartment
come to agreement
cut
form
shape
cut out clothes
opinion
like-minded person
exchange opinions
debate
debate
opinion poll
elephant
patron saint
be cooked
cook; bake; boil
ripe
unripe
churn staff
pistachio
be cooked; ripen
fitr alms
puree
regret
fur of animal legs
money
pood (weight)
idol
play
whispering
knife
snort of laughter
sniffing
breathe heavily
brisk; energetic
be revised
rehearse
adverbial modifier
snort
question particle
haughty
be haughty
pate
patient
oh
my my
prophet
prophethood
judgement
reason; judge
percent
interest-free
benefit; profit
profit and loss
self-seeker
self-interested
self-interest
useful
mineral
be used
use; make use of
use; exploitation
user
useless
package
pact
coat
chamber
pilaf
Palaeolithic
palaeontologist
palette
wrestler
wrestler's strength
refuge
take shelter
homeless
shelter
pandemic
panel
panic
panorama
panther
pope
value
indiscriminateness
duty
bribe
parachute
parabola
parade
paradox
paragraph
paralysis
Paralympics
parallel
parallelogram
parameter
parapet
sheet of paper; page
page; leaflet
bribe-taker
corrupt
bribery
leaf through
reason
prudent
parasite
hairdresser
park
parliament
parliamentarian
parliamentary
parody
password
ferry
mumps
Persian
in Persian
stalls
party
party
score
partisan
partner
baseness
passport
paste
pastel
pastor
tsar; king
queen
kingdom
patent
pathology
patriarch
patriot
patriotism
cartridge
patrol
pause
pavilion
question particle
biscuit
Pecheneg
stove; oven
fate
teacher; pedagogue
pedagogy
pedagogical
pedal
paediatrician
disposition; mood
pager
landscape
and; with
penalty fee
penalty
mortal; creature
mortal weakness
pension
pensioner
peri
angel
curtain
curtain
periphery
pericardium
perimeter
period
key
keyboard
perpendicular
platform
peach
character
staff
prospect
child
maternity hospital
pessimist
pessimism
pesticide
petition
onion
intention
pyjamas
piano
PR
pizza
jacket
sacrifice
pigment
peak
picnic
pilot
tweezers
penguin
pioneer
pyramid
pirate
pistol
beach
pluralism
plus
raincoat
parade ground
bridgehead
plagiarism
poster
plan
tablet
planet
plastic
plastic
platform
platinum
plasma
plenum
filling
pneumonia
mail
post office; mail
postman
entrance
train
train
Pole
pole
policeman
police
test site
outpatient clinic
polymer
policy
politburo
polytechnics
politician
politics
political scientist
political science
polyethylene
regiment
colonel
tomato
pontoon
population
populism
port
portal
briefcase
portrait
Portuguese
post
pedestal
poster
potential
novella
narrative poem
poet
poetry
position
pragmatism
practice
practical
practical course
precedent
prefix
premier
prime minister
premiere
prize
prairie
presentation
president
presidential
presidium
principle
printer
privatisation
prize
prism
searchlight
test tube
problem
procedure
per cent
process
processing
processor
producer
projection
project
profession
professor
profile
prevention
sanatorium
forecast
programme; program
programmer
progress
progression
progressive
hire
prosecutor's office
prosecutor
proletariat
prologue
promoter
propaganda
propane
proportion
vice-rector
avenue
prostate
protest
prosthesis
protocol
proton
prototype
provider
province
prose
pseudonym
psychiatrist
psyche
mental
psychologist
psychology
psychological
psychosis
publicist
journalism
poodle
powder
pulse
remote control
point; item
punctuation
plush
pour; cast
do with passion
embrace; arms
embrace each other
embrace; hug
eager
craving
hug
swarm
document
document
phenomenon
qibla
variability
vary
change
pipe
pipeline
pale
well
matchmaker
oh God
co-mother-in-law
God
oh God
charity meal
matchmaking
become in-laws by betrothal
just like
river mouth
flow into; pour
coccyx
whirlwind
crupper
casting
pancake
tail
comet
slave
eagerness
be eager
foal
lock
temper; disposition
unwilling
willing
fathom
kulan
ear
fur hat with ear flaps
earphones
inform
be informed
overthrow; knock down
fall down; collapse
feel desolate
slavery
decline
strawberry
bloom
gravestone
gullet
sand
Kumyk
jug
ant
sheep dropping
fortune-teller by beans
craving
keen
passion
be passionate about
crave; be passionate about
sandy
sandy soil
sandyish
cost; value
heifer in its third year
three-year-old colt
nutritional value
fertile
fertility
infertile
valuable
value
beaver
rifle butt
worthless
depreciate
diligence
take care of
very well
bone-dry
secret
secret
secrecy
password
approve
right; law
legal scholar
legal
jurisprudence
in vain
dry
drought
dry; drain
become dry
device
structure
structural
construction; building
builder
congress
founder
be formed; consist
pole with a noose
contract
destroy
call to sheep
tool; means
equipment
consist
composition; staff
combined
Koran
patchwork
construction set
assemble
compiler
piece together
friend of the same age
sacrifice; victim
Kurban Ait
sacrifice
toad
abyss
peer
continent; land
date
compound sentence
respect; honour
dear; respected
respect; honour
quack
arm oneself fully
womb
hoop
hoop
worm; kurt (dried curd)
tuberculosis
witch
build; set up; form
perish; disappear
bird
Milky Way
falconer
vomit
blessing; good fortune
small box
escape; get rid of
rage
rabies
rage
heron
be rescued
save; rescue
rescuer
be congratulated
congratulate
congratulation
cliff
raven
disposal
competence; authority
competence
stubborn
be stubborn
whine
pottery
potter
acid
sour
scream
itch
itch
sting
mock
walk; go visiting
horsehair
choke
gulp down
coarse hair
sword
behaviour; manner
rime
cross-eyed
cross-eyed
crime
criminal
criminal
be coy
choke
brush (for painting)
needle (of conifers)
sudden peep or turn
move jauntily
narrow neck
capillary
peep out
do; make
koumiss; fermented mare's milk
sorrel
expensive; dear
high cost of living
dear; expensive
raise the price
become expensive
feel shy
wrap oneself up
wrap up snugly
lichen
sheath
very expensive
very short
bright red
Kipchak
grain
ridge; steppe; edge
ins and outs
slaughter
Kyrgyz
in Kyrgyz
pheasant
sparrowhawk
perish; be exterminated
shave oneself
forty
cabbage
vigilant
bird of prey
upland
hoarfrost
September
threshing floor
carve
be shorn
shearing
fierce battle
fight fiercely
ridge
shear
be stubborn
bad luck
stubborn
lack of skill
crust
scrape
winter
oppress
be pressed; feel shy
pressure
oppression
spite
injustice
vice
winter
short
tongs
briefly
short-term
abbreviation
shorten; reduce
reduction
become shorter
in short
choke with emotion
be squeezed in
insert
hamlet
make winter
winter quarters
spend the winter
press; squeeze
cluck cluck
ticklishness
tickle
Chinese
in Chinese
daughter; girl
seeing off the bride
reddish
orange
tulip
jealous
envy
envy; begrudge; be jealous
be interested; be tempted
interest
red
gum
orange
beet
maroon
warm oneself
interesting; curious
interest; fun
interesting
interest; attract
watch with interest
rubella
tomato
turn red; blush
hothead
hot temper
heat
service; duty; job
servant; maid
employee; worker
cooperation at work
work together
fever; heat
heat up; get excited
become heated
grief
stroke
neglected corner
khagan
khaganate
paper
principle; rule
principle
knock; beat; drive in
wander
wander
be deserted
tumbleweed
Kangly
yelp
honk
skeleton
rumour
dry up
January
tie up a horse by the reins
distance
move away
mule
let escape
when
chisel
chisel
avoid
aster
run away; flee
hajji
hajj
stamina
persistent
exhaust
be worn away
wear down
necessary
need
unnecessary
necessary
need; necessity
be exhausted
ability
incapable
capable
grave
leopard
receptiveness
be accepted; be adopted
make accept
accept; receive
receiver
inflammation
become inflamed
bark
film
wall; rib
scales
coincide
biting dog
wild boar
eyelid; brow
look downcast
floor; layer
along with
do together
bite
respect; worth
dignity
worthiness
respect; value
be supervised
supervise; monitor
be stuck in; stare
step
step
pound (weight)
stick
wrath
wrathful
hero
heroic
heroism
which
grief; sorrow
sorrowful; tragic
grieve
scissors
contradiction
cut with scissors
birch
in-laws; birch
wife's kin
elder brother-in-law
husband's elder sister
husband's younger sister
boat
charity
beggar
turn back
kind; charitable
charity
good evening
good day
good morning
good night
refrain
turn back
bend
where; where to
from where
fear
sour cream
creamy
elder brother-in-law
spring
father-in-law
boil
boil
mother-in-law
bend backward
shallow
whetstone
bald head
energy; vigour
public figure
vigorous
invigorate
summon one's strength
sharpen
which one
some
persistent
tenacity
how
death
again; re-
rather; on the contrary
reconstruction; perestroika
again and again
again; anew
be repeated
repeat
be returned
give back; return
return
remaining; rest
doze
trembling
thick; dense
bride price
bride; fiancée
thicken
thicken
form; mould; norm
form; shape
be formed; take shape
joke; jest
joke
meat for a new mother
city; town
how
anyhow
anyhow
how come
tin
tin
by all means; anyhow
city; urban
pen
author's fee
writer
penholder
be laid
nettle
wish; want; lay bricks
wish
optative mood
wisher
fuss clumsily
remainder; waste
be left
leave; leave behind
Kalmyk
hat
shade
stick out
shield
shield
float
totter
tremble
pocket
pocket handkerchief
nook
remain; stay
care; concern
whip
whip
be sad
dough
reed
fortress
be shut in
custody
lock up; besiege
detention
granary
get ready
prepare
guardian
care
carefree
be covered
provision
cover; include
camisole
blood
blood pressure
blood vessel
murderer
bloodthirsty
bitch
how much; how many
how many times
to what extent
how many; so many
so many times
bloodsucker
dagger
only
contentment
content
satisfy
be satisfied
wing
inspire
take wing
exploitation
exploit
exploiter
bloody
quench
what kind of; how
kinsman by blood
come on; well now
bloodthirsty
bloodless
sugar
bloodshed
blood vessel
sugar-free
sugary
be quenched
sack
what a pity
very thick
pitch-black
pitch-dark
very hard
bag; pouch
mistake
stuffiness
sadness
grief
be sad
at a sudden moment
clasp
broad-boned
be covered
cover; fill; pack
spit phlegm
stick up stiffly
choke
gate; goal
nudge along
trap
lid
whine
clash; conflict
clash
dry
snow
avalanche
collar (for a dog)
curse
make jump
crow
curse
jump
font
crunch
crunch crunch
hawk
stride
relations; communication
stomach; belly
pencil
younger sister (of a man)
span (measure)
clench
debt; loan
debtor
debt-free
finance; funds
financier
financial
finance
financing
black
traditional folk verse
prune
rye
tar
common people
dark brown
elm
pine
compared with; judging by
turn black; darken
dark
darkness
grow dark
November
Karachai
means; funds
towards; depending on
help
look around
blacken
be considered; be examined
despite
simple; modest
simplicity
bandit
goitered gazelle
buckwheat
karakurt spider
Karakalpak
currant
dark
be considered
consider; examine
swarthy
form of address
turn towards; subject
look; look after
guard
darken
watermelon
bustle
snow-white
old man; elder
Karluk
snowy
swallow
grope
fishing rod
grab
grab
caw
loud laughter
caw
pace; speed
against; opposite
opposite; against
resistance
opponent
rivalry
resist; oppose
corsac fox
old; elderly
old person
karta (horse-gut dish)
grow old
old age
old people's home
weapon
burn
weapons
armed
arm
arm oneself
brother in arms
disarmament
eyebrow; side; enemy
hostile
in the blink of an eye
grief; sorrow
tragic
scratch oneself
spoon
butcher
persist
grow rigid
quality; virtue; holiness
sacred
sanctity
hold sacred
wolf
stand firm
enmity
assassination
scratch
cruel
cruelty
wife
wife and children
relation; relationship
communicate; have relations
go to and fro
katyk
harden
concerning; related to
concerning; related
be involved
involve; enlist
take part; concern
participation
participant
harden; become stricter
strict; rigid
be tightened
harden; tighten
strict; cruel
severity
along with; simultaneously
row; series
side by side; in a row
in a row; running
peer
mistake; error
mistake; error
make a mistake
danger; risk
dangerous
cancer
harmless
layered
hardish
hard; strong
hard; strongly; loudly
hardness
stack in layers
harden; freeze
danger
danger
safe
safety; security
dangerous
alarm
fear; be apprehensive
be reunited
community; society
association; community
associate
melon
feather
husk
boll
resolution; ruling
spread fast
become decrepit
touch on
goose
now
for now
present; current
at present
kazy (horse sausage)
be dug
treasury; treasure
peg
death
October; cauldron
obituary
sturdy war horse
Kazakh
in Kazakh
typically Kazakh
of Kazakhstan
Kazakhstani
Kazakh-speaking
excavation
dig into
dig
slope
imagination; fantasy
dreamy
dream
Doomsday
sedge
cucumber
slanting
cut off
crossing; intersection
be cut
difficult
with difficulty
scraps
difficulty
make difficult
become difficult
edge
gravel
fit together
deviate
movement
section
Kimak
suffer; have difficulty
torment; torture
very difficult
very crooked
shout
destroyed
wreck; destroy
be wrecked; collapse
logic
logicality
absurdity
crooked; curved
curve
lean; tilt; lie down
tilt
tale in verse
hare
cattail
society
public figure
public; social
socio-political
commonwealth; community
put; place; stop
thick; dense
thicken
brown
Konyrat (tribe)
bell
brownish
beetle
poor neighbour
farewell
honour
applaud
ram
say goodbye
approve
become slack
kobyz
worry
casket
yak
sheep
after all; you know
shepherd
performance; production
thicken
be put; be set
bosom
warehouse; storehouse
hand; arm; army
hand in hand
under the counter
glove
handicraft
craftsman
umbrella
manuscript
accessible
wash basin
bronze
suitable
convenience
unfavourable
inconvenience
hot ashes
awkward
assistant
military commander
be used; be applied
use
use; apply
use; application
user
support
support
supporter
handbag
in cash; on the spot
praise
request
request
armpit
take by the arm
crocodile
signature; autograph
gluttonous
sizeable
consider insufficient
settlement; place of residence
migrant
settle
settler
bear cub
sit comfortably
overnight stay
guest
hospitable
hospitality
meal for a guest
guest's song or gift
stay as a guest
hotel
be mounted
mount; seat; give lodging
land; settle; spend the night
deep brown
swampy thicket
dig up
loosen
become loose
rubbish
threat
be puffed up
fund; stock; reserve
shield
be protected
fortress
guardian
defence
defend oneself
lead
protect; defend
protection; defence
defender
advocacy
environment
be surrounded
fence
surround; fence
snore
be guarded
cemetery
be digested
conclusion; result
sum up; conclude
alloy
digest; summarise; smelt
saddlebag
barn
quiver
box
cock
nourish
feed on
humiliation
be humiliated
humiliate
fear
frightening
snore heavily
frighten; threaten
cowardly
coward
cowardice
fear; be afraid
feel humiliated
protect
colon
companion
compound
together
join; be added
affix; supplement; app
additional; extra
detachment
sum
together with; in addition
jerboa
auxiliary
pair
paired
pair
be doubled
double
mixture; admixture
second
add; join; switch on
addition
night fold for sheep
unload
mobility
movement; traffic
immovable
movable
engine
move
move
move; touch on
lamb
excite
be excited
swan
cunning
pursuit
repression
bladder
doll; puppet
be fried
kuyrdak (fried meat)
fry
hollow
feel uneasy
drought
joy
joyful
gladden; delight
be glad; rejoice
joke
fade
power; energy
powerless
powerful
power
gain strength
support; approve; charge
childless person
persecute
cunning
tricks
tall weed
chase; drive out
symbol
ceremony; rite
formalise; draw up
manner
backpack
role
permission
daily bread
awkwardness
walkie-talkie
radar
radiation
radium
radical
radicalism
radio
radio operator
radius
mood (grammar)
rocket; missile
report
mercy
amnesty
merciful
merciless
mercilessness
pleasure; bliss
enjoy
thanks
true
true
truly
in fact; truly
race
racist
racism
be confirmed
confirm
rose
round
delightful
enjoy
rickets
thanks; gratitude
thanks
satisfied
colour
shade; tint
regime
film director
directing
reaction
reactor
realist
realistic
realism
intensive care
reviewer
review
recipe
relapse
editorial office
editor
editing
abstract
referendum
referee
reflex
reform
reform
reformer
refrigerator truck
rugby
region
registry
regulations
raid
flight
rating
Reich
advertisement
record
rector
rector's office
requiem
requisite
relief
rail
repair
resentment; offence
touchy
take offence at each other
offend; upset
be offended
Renaissance
rent
X-ray
repatriate
repertoire
rehearsal
tutor
report
reporter
loudspeaker
reputation
Russian; of Russia
Russian citizen
official
officially
republic
republican; national
restoration
restaurant
resource
time; order; turn
in order
as; in the capacity of
retro
disorderly
in disorder
orderly
ordinal
be regulated
regulate; put in order
audit
inspector
rheumatism
revolution
revolutionary
revolver
reserve
reservoir
residence
resolution
resonance
rhyme
Roman
risk
rhythm
rhetoric
satisfied
gratitude
satisfaction
grand piano
robot
robotics
rock music
role
camomile
novel
romantic
romance
romantic
romanticism
rhombus
company
roaming
clan; tribe
clan-minded person
clannishness
rouble
Romanian
rupee
spirit
spiritual
spirituality
inspire
be inspired
carrot
infant; baby
racehorse
in accordance with
corresponding
respectively
discrepancy
conformity
match
become matched
slightly; a little
a little later
greeting; hello
hi; hello
greet
hello
weeping willow
fashion; beauty
splendour
fashionable
dress smartly
fashion designer
dandy
inelegant
daybreak
Wednesday
mid-morning
moment; instant
unsuccessful
failure
successful
luck
April
seer
saukele
ray; beam
radiation
architecture
architecture
architect
tendon
absorb; instil
younger sister (of a woman)
soak in; be absorbed
be exhausted
knock out
saliva
lynx
quake
shake oneself
shake
alkali
reference
point
gulp
probably
match
stiffen
Sirgeli
drizzle
drizzle
nit
you
in your opinion
you all
plot
be unpicked
reprimand
abuse each other
unpick
sentence
utterance
talk with; converse
conversation
make speak
speak; talk
speech
speaker
thus; so
do so
husked millet
juice
silver coin
bag
extinguisher
put out; turn off
go out; be extinguished
shelf; finish
word; speech
undoubtedly
word combination
part of speech
talkative
talkativeness
word formation
dictionary
chatterbox
undoubted
certainly; undoubtedly
talkative
verbosity
congress
thrust oneself in
petty thief
thrust in
falcon
dilute
become liquid
liquid; thin
liquid
oats
knock flat
fall flat
outline
sultan
sultanate
beautiful
beauty
become beautiful
villain
sly
horror
terrible
how awful
scoundrel
very beautiful
quite grey
index finger
look covetously
grey
greyish
sort
be selected
sort
look
be asked
demand
ask for oneself
storm
question
make inquiries
inquire
ask; request
inquiry; question
question mark
asker
turn pale with anger
villain
stern
look stern
interview; conversation
converse; interview
be squeezed
squint
peep
Gypsy
squeeze; wring
fit in
jingle
jingle
ring
apparently
single
bride's farewell song
wail softly
whisper
whisper
rumour; sound
sybyzgy (flute)
reserved share of meat
accomplice
adjoining
collusion
roll up one's sleeves
rustle
rustle
rustle
gift
fit in
capacity
worship; pray
fit together
bonus; reward
gift; prize
mutual respect
respect each other
give as a present; respect
preen
plaster
plasterer
plaster
babble
tinkle
tinkle
giggle
elegant
pretext
make excuses
limp slightly
wire
grace
slender
criticism; test
adjective
review
challenge
fragile
critic
criticality
class; grade
class teacher
classmate
broken
fracture
bone-setter
be tested
mercury
test; trial
test each other
test; criticise
break
break
broom
be swept off
sweepings
broom
sweep; strip off
polite; courteous
courtesy
politeness
be polite
giggle
creak
creak creak
creak
yurt door
satire
satirist
satirise
secret; mystery
character
slide
earring
skating rink
slide about
slide; skate
slide
lyrical
beer
confidant
share secrets
paint
quilted felt rug
accordion
ache
illness; patient
ill
sickly
fall ill
outside; exterior
outerwear
outer; external
outwards; outside
outside
from outside; in absentia
from outside
quilt
slip away
squash
ruler
whistle
be drawn
line
hyphen
scratch
drawing
ache
draw; draw a line
shade
park
rest in the shade
politics; policy
politician
political science
political
hunter with birds of prey
falconry
travel
traveller
travel
mirage
longing
miss; long for
river mouth
cling to
tomb
hour; clock; watch
crack
deaf person
deaf
deafness
mushroom
ring out
run about
soap
patience; composure
patient; calm
calmness
impatient
large leather vessel for koumiss
beat
straw
sabantuy festival
Sabantuy festival
lesson
continuity
be connected
thread a needle
beat
sabotage
bow
alms
safari
ravine
corresponding to; in keeping with
every; each time
contest
compete; contend
be elected
election
elect
voter
clown
make merry
sing as a bird
website
devil
saxophone
paralysis
wandering artist
life of a troubadour
salute
deposit
depositor
be built; be put
tax
tax
compared with
be compared
comparison
compare
branch; field; sector
sloppy
dangle
salad
decency
healthy way of life
hang down
rattle
rattling and roaring
clatter
consequence
napkin
sedate
weight
weighty
weightiness
weigh
salon
cool
coolness
get cool
custom
customs and traditions
customs and outlook
solemnity
put; build; insert
soar
Samruk (mythical bird)
cedar
temple (of the head)
breeze
adobe
samovar
sambo
summit
stand in rows
number; thigh
numeral
consciousness
consciousness
conscious
be considered; be counted
enumerate
counting rhyme
census
unconscious
take into account; reckon with
category
intellectual
sanatorium
count; consider
numerical; digital
chest
delirium
rave
wander in vain
orderly
sanitation
sanction
countless
plumber
centime
centimetre
handle
bright yellow
perfectly healthy
ladle and pour
quality
high-quality
good quality
qualitative
journey; trip
travelling companion
poor-quality
sapper
high felt-lined boots
fit a handle
Saka
cautious
loud laughter
guard
chatter
beard
bearded
lisping
ring
good listener
caution
be kept; be preserved
insure; warn
be careful; beware
policy holder
keep; preserve
yellowish
yellowish
turn yellow
gopher
yellow
wasp
butter
jaundice
wait long in anguish
garlic
tune
whey
stingy
stinginess
palace
sort
examination
expert
expert examination
examine
soldier
commander
sardine
Sarmatian
chant monotonously
be exhausted
waterfall
gush
leftovers from a feast
drain
be worn out by waiting
smack
crack crack
clatter
stinking
panic
be at a loss; panic
stink
sales
be sold
satire
satirical
traitor
treacherous
betrayal
selling
sell
seller
healthy
goodbye; stay well
goodbye
recover
milkmaid
entertainment
heal
magpie
armour
question
questionnaire
written question
literacy
illiterate
illiteracy
literate
literacy
make literate
trade
trade
trader; merchant
bargain
sell
breeding ewe
pour
sauna
finger
milk
steppe
stage
clay; melody
carp
frown
clayey
composer
stage; scene
script
screenwriter
ice floe
because; the reason is
drizzle
reason; cause
basket
sprinkle; sow
eight
segment
safe
Tuesday
seismologist
seismology
like; similar to
it seems
jump
jump
section
hop
secretary
secretariat
eighty
saxaul
sect
sector
second
mudflow
become sparse
selection
plant breeder
feather grass
saltpetre
start
shaking
shake
gap
indifference
fatten
grow fat
fat
semantics
semester
seminar
seminary
sword
wither
you
in your opinion
belief; trust
reliable; confident
reliability
confidant
unreliable
distrust
power of attorney
senate
senator
Saturday
convince; assure
wander aimlessly
you all
credulous
credulity
sensation
sentimentalism
believe; trust
believer
very fat
separatist
separatism
separator
grammatical case
decline a noun
declension
seri (troubadour)
companion; satellite
partner
partnership
become companions
spring (device)
sergeant
Serb
stand erect and tall
serenade
refresh
alert
alertness
freshen up
series
TV series
lead goat
swing
upswing
be shaken off
elastic
impetus
hairpin road
shake off; throw back; push away
vow
certificate
walk; stroll
stroll
server
service
be afraid; be wary
session
fray
suspicion
suspect
be felt
feeling
sensitive
sensitivity
feel; be aware of
sensitive
season
feel; sense
sphere
sphinx
like; as if
it seems
urinate
look
cow
cowherd
cigarette
signal
silicate
silhouette
symphony
symmetry
symposium
symptom
simulator
symbol
symbolic
syndicate
syndrome
synonym
syntax
synthesis
sine
Zionism
grope
character; feature
be described
description
describe; characterise
description
stroke
magic
magician
bewitch
shin
rare
rarely
siren
thin out
become rare
syrup
system
spacesuit
scalpel
scandal
scan
skateboard
Scythian
adhesive tape
violin
sculptor
sculpture
borehole
public garden
slide
Slav
metalworker
slogan
Slovak
centimetre
smartphone
sniper
so much the more
be struck
winter slaughter meat
invitation to winter meat
war
bellicosity
fight; wage war
strike; forge; drop in
slaughter
union
after
end
last; recent
last; latest
for the last time
at the end; finally
socialism
sociologist
sociology
society
socialist realism
from there; since then
then; after that
after that; then
cudgel
brawl
left
that; that very
for that reason
for that; therefore
just then
to the left
so; like that
in that way
soldier
soloist
sway
north
northern
wither; fade
nut (for a bolt)
create
so much; so many
to such an extent
so much
so; thus
at the same time; moreover
besides; along with that
horsefly
after that
sonata
that distant one
therefore
there; then
even so; still
such; like that
also; as well as
sonnet
sufi
stick up oddly
oval
blind
blind person
blindness
plough
path
blow
collide
bump into
have struck
salt marsh
flow in streams
stick up lankily
saltwort
outrage
poor wretch
wretched
broth; soup
saline land
suck
court; trial
mischievous
be convicted
defendant
try; sentence
sauce
council
state farm
stretch
elastic
chronic nature
stretch; last
stretch; drag out
spam
spasm
specialist
play; performance
spectrum
speedometer
speaker
spiral
spirit
sponsor
sport
athlete
sports
sprint
satellite
length of service
trainee
stabilisation
inpatient department
stadium
stagnation
glass
station
standard
standardisation
standardise
start
start-up
statistics
statue
status
stand
stapler
stereotype
sterilisation
style
stimulus
scholarship
scholarship holder
table; desk
dentist
dentistry
strategist
strategy
strategic
stratosphere
stress
structure
student
studio
water
wet
soaking wet
water
water carrier
cold
cold
coldness
marmot
be pulled out
pull out
cool
cowardly
be watered
water; irrigate
irrigation
subject
subsidy
subtitle
subtropics
rustle
suffix
sulphate
watery
get wet
wet; moisten
ice-cold
superleague
supermarket
reservoir
picture; drawing
artist; painter
artist
depiction
depict; describe
rustle
drink; beverage
quench one's thirst
waterless
marten
slip
hydrogen
hydrogen
cool down
souvenir
sovereignty
traffic lights
sweater
sandwich
scheme
love; kiss
icicle
dip
dive
diver
loin meat
favourite; beloved
reward for good news
be pleased
love; affection
kiss each other
bone
bony
wart
span (measure)
support; accompany
support
lean; rely
support; prop
charming; lovable
rub oneself against
rub against
be dragged
drag
admire; delight in
leech
frame
trace
towel
look wretched
circumcision
dried smoked meat
stumble
old bachelor
surah
beaten track
plane
exile
trail
smoke-cure meat
antimony
wipe oneself
wipe; rub
live out
milk
mammal
milk-free
milky
milky-white
be strained
strained curd
typhus
strain
God
Tengrism
crown
Tajik
experience; experiment
experienced
practical; experimental
inexperienced
appetite
hush
proud
haughtiness
upbringing
upbringing and education
mentor; tutor
mock
complete
characteristic of
body
very sweet
slippers
in detail
explain in detail
like; resembling
it seems
upbringing
kindergarten teacher; educator
well-mannered
educational
be brought up
ward
bring up; educate
ill-mannered
plate
confiscate
order; discipline; rule
undisciplined
disciplined
disciplinary
method; way
sweet
sweets; sweet thing
folk healer
decent
repentance
risk
dependent
possessive form
dependence
possessive declension
independent
independence
day and night; twenty-four hours
daily
be sewn
sewing
tailor
seam
sew; plant; fix
steep; upright
right angle
helicopter
rectangle
rectangular
straight
directly
direct
thorn
upright
be startled
straighten
tongue; language
linguistics
slice
cut into strips
reporter; linguist
obedient
disobedient
linguistic
talk with
abuse verbally
wish
well-wisher
beg
wish
interpreter
dumb
linguist
slit
sniff about
search (by police)
computer mouse
bolt upright
very much alive
even; altogether
even
alive; living
revive
come back to life
life; existence
support
rest against; come up against
prop; rest against
prop
registration entry
account
be registered
combination
collocation
combine
combine
registration
register; attach
tooth
bite
pliers
shudder
tremble
line up
list
chain
string
knee
kneel
rein
rein in
string; line up
tulip
tuning
surroundings; vicinity
hang around
be overturned
revolution; coup
revolutionary
overturn
hill; top; ceiling
hillock
brawl; fight
pugnacious
brawler
fight; brawl
beat on the head
big male dog
spill; pour
pour out; spill; shed
tokpe (strumming style)
give birth of livestock
khan's guardsman
payment
be paid
make pay
pay
passport; identity document
low
down; below
below
lower; reduce
go down; decrease
lower
mound
cause to hang over
hang over
place of honour; upper end
chairman
chairmanship
tore
judgement
married woman's parental home
visiting one's parental home
four
the four kinds of livestock
quadrangle
quadrangular
four together
grade four
chest
anvil
bed
bedding
be spread
mat
spread
go straight
extraordinary
emergency
patience; endurance
patient
tolerance
impatient
tolerate; endure
hoof
pedestal
platform
first-born
water lily
fresh
conclusion
be formulated
conception; concept
formulate; conclude
conclude
white hawk
dead end
closed
become closed
close off
personality; figure
tuft
lock of hair
winged steed
wrap oneself up
wrap up tightly
fog
foggy
amulet
flu
beak
choke
choke
clear
be gloomy
sediment
let settle
settle
crystal-clear
exactly
exactly straight
stump
seed; breed
heredity
heredity
hold down
hang one's head
standpoint; aspect
resident; inhabitant
residential
housing
erect; make stand
radish
figure
standing
paralyse
be paralysed
parking; stand
unstable
instability
permanent; stable
stability
stabilise
stay; settle down
stable
unstable
everyday life; way of life
domestic
coarse
shape
let alone
stand; live; get up
place near; time
from all sides
hobble
hobble
tusaukeser
compass
embroidered wall carpet
hint
hint
contemporary
stammer
eclipse
be eclipsed
be consumed
consumption
consume
consumer
ignition
catch fire
whole; entire
as a whole
integrity
as a whole
merge; become whole
light; set fire
prisoner; captive
be arrested
arrest
handle
all of a sudden
regard as
salt
snare
salty
sauce
be salted
salt
unsalted
hide
cork
plug
dense
become denser
compress
stuff; hide
forbid; restrain
virgin land
spy
be rested
fertilizer
fertilise
listening skill
be listened to
listener
listen
listener
strum
mouse
stop; refrain
ban; prohibition
lack of restraint
mystery
too
too; very
at least
fur hat with ear flaps
rest; relax
quiet; calm
quietly; calmly
restless
be restless
silence; calm
calm down
calm; soothe
breath; breathing
punctuation mark
daily life
without stopping
thoroughness
accomplish
stop; settle; breathe
completely quiet
patter
be impatient
patter
tap
tap tap
tap
fidget
pester
cholera
try; strive
frown
strive
rake
rake
crane
scratch about
nail
quotation marks
scratch
slight movement
drip
drip drip
scar
outside; beyond
cover
outside
rustle
cover with cloth
also; and; even
stick
shortly
recently; soon
again; also; more
savage
wild
again; once more
lesson
trainee
be pinned; be brought as a charge
be appointed
appoint; fix
food; dish
food
patience
fate
put on; wear; pin
bow
slip; deviate
dawn; morning
at dawn
morning
in the early morning
breakfast
bandage
wonder
amaze
be surprised
be bound
marvel
sign; brand; symbol
mark
palate
be chosen
selected works
amazement
be amazed
choose; elect
in the morning
morning
morning
raspberry
daybreak
at early dawn
rarity
bind
be found
herd of cattle
worship
worship
worshipper
income; success
accusative case
successful
hand over; entrust
be reunited
coffin
frying pan
pan-baked bread
gloat over
threshold
sole
persistent
persistence
be persistent
dish; platter
nature
natural history
natural
naturalness
pill
table
scoreboard
find; earn; give birth
stool
yearling foal
slide
slippery
shallow
typhoon
taiga
young camel
half
time-out
timer
tribe
huge cauldron
behave saucily
flinch
be arrogant
taxi
tact
tactics
willow
taste
lack of taste
get tired
swoon
many times; many
talent
talented
be plundered
demand; requirement
applicant; entrant
aspiration
strive
dispute; contest
dispute; compete for
plunder
slim
be analysed
analyse
analysis
epilepsy
faint
striving
strive; flutter
discussion
be discussed
discuss
ground roasted grain
smash
become numb
drop
drip
root; vein; pulse
pulse-taking healer
take root
sworn friend
August
drip; kindle
marvel; spectacle
wonderful
splendidly
admire; watch with pleasure
towards
food; throat
feed
eat; have a meal
nutrition
smack one's lips
drip
be recognised; become known
cognition
well-known; popular
popularity
acquaintance
familiar
be introduced
introduce; acquaint
get acquainted
make known; show
heifer
tandoor oven
tango
tank
tanker
know; recognise
deny; disown
exactly; just
quite bare
very narrow
spotless
scarce
shortage
budge
short
pistol
resourceful
wit
be entrusted; be handed in
order (for goods)
task; assignment
hand in; entrust; take an exam
be trampled
trample; flatten
cliche
throne
odd
knock
bare
topic; heading
shoe a horse
come near
bring close
skullcap
rhyme for recitation
speak in rhymes
my lord
board; blackboard
plank
devout person
pious
piety
narrow; tight
millet
be in straits
narrow
become narrow
circulation
spread; be distributed
branch out
ram
comb one's hair
side; party
comb
cockroach
be distributed; be disbanded
distribute; spread
disperse; spread; comb
chapter
scales
weigh
tariff
history
historian
historical
historiography
narrowness
grey horse
clause
subparagraph
tarpan
strike with forelegs
bang
bang bang
attraction
be drawn; be attracted; recede
attractive
unattractive
shy
shyness
hold back
contest; struggle
struggle
nearly
drawer
tug repeatedly
pull; attract; smoke
gift
suffer need
stone
Stone Age
stonemason
transportation
be transported
transport
transportation
carrier
clatter
clatter of hooves
clatter
clatter
paved highway
hard-hearted
cover
hide oneself
hide behind
tortoise
heartless
tape
flood
flood
stony
stone-cold
be thrown
throw; abandon
carry; transport; overflow
Tatar
in Tatar
taste
be worth
friendly
concord
make peace
mountain
hen; chicken
peacock
use up; exhaust
goods
mountainous
run out; end
mountain goat
bald or scabby person
bald
tazy
clean; pure
cleanliness
clean
cleaner
cleanse
become clean
also; and; even
equal
equal; half a load
sea
sailor
spotted
equality
equation
equalise; balance
become equal
compare
simile
tenge; coin
be balanced
balance
balance
equality of rights
deem equal
inequality
sway
brake
be braked
brake; restrain
theatre
theatregoer
theatrical
saddle skirt
deep emotion
move deeply
be moved; be agitated
kick each other
kick
apparently
free of charge
free of charge
originally
smooth; even
all
all
basin
large bowl
wheel
force
only
only; just
origin
stop it
cube
billy goat
patterned felt rug
standoff
be checked
check; inspect
check; inspection
text
nobility of birth
television
telephone; phone
telegraph
telegraphist
telegram
TV channel
telethon
telescope
teletype
television
gaze longingly
ascribe
iron
smith
railway
railway worker
reinforced concrete
iron-hard
Pole Star
topic; theme
timbre
tobacco; cigarette
tempo
temperament
temperature
tendency
tender
tennis
tenor
naughty
theorem
theorist
theory
theoretical
exactly equal
perfectly smooth
very deep
balance
kick
pedal
kick repeatedly
stamp one's feet
sweat
skin; hide; leather
picking; typesetting
picker
wrongly; turned away
north side
deny
physician
therapy
oscillation
swing; sway
rock
rock; swing
deep
depth
deepen
deepen
poplar
window
investigation
investigator
sweat cloth
sweat
didactic song
term
terminal
terminology
thermometer
thermos
territory
terror
terrorist
terrorism
pick; type; collect
hole
holed
stare; be pierced
punch
test
test
pierce
lever
next-born sibling
technician
technology; equipment
technical
technical school
technologist
technology
technological
technology park
fast
quickly; soon
as soon as possible
very quickly
more quickly
speed up
speed up
dried dung fuel
thesis
pah
tenge
unreliable
thorough
make firm
effective; profitable
efficiency
ineffective
squirrel
must; ought to
accordingly
proper; due
touch; offend
touch; be hit; fall to
tiyn; small coin; kopeck
Tibetan
touch; cause
type
print run
tyrant
titanium
title
philistine
meet
drench
nine
togyzkumalak (board game)
buckle
riverside forest
fill out
pond; reservoir
eat one's fill
refrigerator
stubborn
bend over
freeze; be cold
gooseberry
ankle
crowd
good heavens
feast; celebration; wedding
insatiable
insatiability
gorge
opening song of a feast
be celebrated
celebrate
repel
banquet hall
electric current
turner
deep feeling
worry
be agitated; ponder
labour pains
be in labour
ponder; twist
reflective poem
full
completely
be filled out; become stout
full; complete
plump
be in full bloom
be supplemented
complement; supplement
fully
object (grammar)
giant
incessant
incessantly
cease
wave
wave
be agitated; wave
be filled
fill; fill in
be filled
falcon's hood
hummock
tomato
bulge
be sulky
fur coat; sheepskin coat
be robbed
rob
robber
tonne
tonnage
group
in groups
quite full
inference
soil; earth
throng
commotion
flood
dull
topography
place name
hinge
be grouped
collection
grouping
unite; group together
group; gather
full; sated
woodpecker
be woven
saddle cloth
knitwear
weaver
stagnation
stagnate
bun; small loaf
meet
junior wife
complacency
mallet
ninety
quarter of a year
yearling sheep
stop; wait
dwell on; stop at
decision
come to a halt
be stopped
stop; cease
stop; halt
stop
non-stop
non-stop
weave; knit
knitting
net
fine silk
sparrow
bay
despair
net
torpedo
leather flask
cake
lie in wait
hesitate
unexpectedly
surprise gift
feel estranged
jam
dammed pond
barrier
wooden bowl
await; hold out; block
oxidise
oxide
parrot
reduction (chemistry)
worn-out
pollen
hell
sinner in hell
wear out
wear out
truffle
trick
trajectory
tragedy
tragic
treatise
tractor
tractor driver
tram
trench
transformer
broadcast
transport
transit
highway
mourning
trailer
trend
coach
training
rostrum
trigonometry
tights
knitwear
thriller
trillion
trillion
trilogy
trillion
trophy
trolleybus
thrombus
tropics
pavement
pipe
hush
banner; flag
give rise to; cause
relative; kin
birthday
work
derivative
generate; cause
arise; originate
felt side cover of a yurt
relative
related
relative
kinship
kinship
kindred
become related
tuberculosis
give rise to; cause
dried hide
origin
native
tundra
tunnel
round
straight; direct
straight; directly
about
concerning
straighten
chopped meat
to be frank
chop
tourist camp
turbine
tourist
tourism
horizontal bar
tournament
be born; give birth; rise
ugh
Tuvan
tie; deduce
drive to despair
despair
eventually
root (of a word)
stub
down
fundamental
peninsula
let alone
all; entirely
entirely
such and such
such and such a person
be accounted for
count up
run out completely
use up entirely
contract
knot; node; conclusion
résumé
sum up
keyword
meet
camel
camel herder
ostrich
thistle
button
camomile
pin
pin
sensation
perceive
hair
spit
hairy
graduate; alumnus
renew
moult
fox
ten thousand
night
midnight
all night long
felt cover of the roof ring
at night
gloom
darken
spend the night
night; nocturnal
bottom; base
roots
perfectly straight
ultimate
final
remote corner
original
original
bottomless
subconscious
in the long run
bind a book
kind; type; appearance
Turk; Turkic
in Turkish
Turkmen
in Turkmen
shudder
Turgesh
Turkic person
Turkic
Turkic-speaking
various; different
colourful
diversity
transform; diversify
vary; be transformed
prison
poke repeatedly
poke; nudge
roll up
noon; colour; dream
receipts
understanding; concept
unclear
clear; understandable
comment
misunderstanding
mutual understanding
understand each other
explanation; commentary
explain
understand
shooting (of a film)
be lowered
lower; drop; film
midday
lunch
colourless
coloured
noon meal; south
fall; get off; get in
be furious
smoke
smoky
smoke
endure
ugh
be lined up; be composed
improve; straighten out
be corrected
correct; fix
straighten; correct
straight
set up; compose
straight line
promise
vizier
get worse
aggravate
roe
yurt roof pole
hold in the hand
toxic
colostrum
oh
preach
and peace upon you
worry
worry; grieve
be soothed
Uak
time
temporary
on time
crush
crush
wow
Udmurt
phew
Ukrainian
in Ukrainian
ultimatum
poisonous
be poisoned
poison
unification
university
massage
hurrah
uranium
urbanisation
urology
disposal
utopia
Vietnamese
carriage; wagon
vacancy
vaccine
currency
vandal
bath
variant
watt
voucher
bill of exchange
vector
velodrome
bicycle
Hungarian
veranda
helicopter
lobby
veteran
veterinarian
veto
vice-minister
vice-premier
vice-president
video
video camera
virtuoso
virus
vitamin
stained glass
shop window
visa
vaudeville
vocals
station
tungsten
volt
volleyball
volunteer
volcano
troop train
effect
air
egoist
egoism
crew
ecologist
ecology
ecological
economy; economics
economic
economist
ecosystem
screen
excavator
excursion
tour guide
expedition
experiment
expert
exploitation
exhibit
export
export
exposition
express
expressionism
ecstasy
psychic
extremist
extremism
equator
equivalent
exam
exotica
electricity; electric
electrician
electric
electrify
electrode
electrolyte
electron
electronic
electronics
power station
electrical engineering
electric locomotive
element
elite
Hellene
ellipse
embargo
emblem
embryo
emigration
emigrant
emir
emirate
emission
emotion
encyclopaedia
encyclopaedist
power engineer
energy sector
energy
energy
enthusiast
enthusiasm
epicentre
epidemic
epigraph
epic
epilogue
epithet
episode
epic
epic
epoch
era
erythrocyte
erotica
erosion
Socialist Revolutionary
squadron
escalator
sketch
essay
relay race
aesthete
aesthetics
Estonian
variety stage
sketch
stage
ethics
etiquette
etymology
ethnic
ethnographer
ethnography
ethnographic
ethnos
interethnic
evacuation
evolution
oh
hub
news; message; broadcast
messenger
message; notification
announcement
advertise
get in touch
report; inform
lack of news
hadith
animal
zoo
zoo
Khakas
hacker
condition; state
condition
state of affairs
people; nation
populist
international
popular; folk
chameleon
khan
khan's wife
princess
lady; madam
khanate
prince
chaos
true
about
character
letter; handwriting
secretary
secretariat
minutes
record
Khazar
tale
tale
chemistry
chemical
chemist
surgeon
surgery
hit
chlorine
all right
fragrance
hobby
hockey
holding company
cholera
cholesterol
hall
choir
choreographer
choreography
Croat
hostel
Christian
chrome
chronicle
chronology
heap up
peer; look closely
cave
bore
three
for; in order to
thirdly
triangle
triangular
three together
blow on to cure
grade three
trilingual
process
accelerator
intensify
increase
crumble
crumbs
agitation
agitator
agitate
grate
house; home; building
homework
be heaped up
heap
herd of horses
fond of
whirl
circle; club
twirl
maple
friction
rub against
rub
homebody
married
marry
marriage (of a man)
wedding
harmony
harmony
be coordinated
coordinate; harmonise
match; harmonise
heap
crowd round
duck
get used
learn; get used
learner
be taught
teach; train
Uysun
homeless
owl
sentence; verdict
government
intergovernmental
governmental
be delicate
share; contribution
equity holder
be distributed
distribution
distribute; deal out
distributor
share; divide up
example; model; pattern
exemplary
model
academic performance
manage in time; keep up
get bigger
be enlarged
enlarge; magnify
big; older
hope
candidate
hopelessness
give hope
hope
sound; voice
Indian
American Indian
silently
silent person
keep silent
harmony
law of vowel harmony
harmonise
appeal; address
call; appeal; utter
saving
constantly; always
thrifty
economical
be saved
save; economise
silently
silence
audio cassette
very big
trend
dread; panic
alarmed
be terrified
frighten
skittish
shy
the Pleiades
be frightened; shy
blow; inflate
bean
bristle
bark; blow
freeze
top; surface
one after another
upper
plateau
table
dominant
bonus pay
dominance
allowance
add
adverb
get frostbitten
iron (for clothes)
iron
comma
felt roof cover of a yurt
break
uninterrupted
be torn; break off
excerpt; fragment
long impatiently
outstanding; best
continuously
continuous
stirrup
close companion
tear; pluck; break off
insult
poison
fright
venomous
in need
need
towering
posterity
weight
earthquake
speak roughly
evil
evil
flax
rocket
rush
dungeon
whirr
rush
ache
dash off
law
legal; lawful
legally
regularity; lawfulness
legalise
lawyer
legal
legislation
legislative
illegal
lawlessness
wife
secularity
hall
cruel
damage; harm
era; epoch; times
modern
contemporary
at once
lament
charger
wait in longing
damage; consequence
lamentation
lament
thing; substance
noun
enjoyment
plant; factory
factory; plant
cannon
feel dizzy
zebra
attention; mind
attentive
attentiveness
inattentive
retirement; pleasure
pension
pensioner
zakat
shout at
zenith
gold thread
get bored
mind
comprehend
quick-witted; bright
jeweller
jeweller's craft
be researched
research; study
research; study
researcher
intellectual
harm
harmful
harmless
zigzag
cemetery
zone
zoologist
zoology
zoo
huge; great
with difficulty
overstrain
grow
enlarge
violence
violence
force oneself
by force
force
whizz
whizz
emerald`;
