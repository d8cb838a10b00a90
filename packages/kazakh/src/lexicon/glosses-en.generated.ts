// Made from lexicon/*.tsv by `npm run kazakh:lexicon`; do not edit.
export const packedGlosses = `or
that is; i.e.
nuclear
jaguar
or
Yakut
iamb
yacht
cha (tea, in northern Chinese)
tea (Russian, Persian word)
=
=
receipt
suitcase
champion
championship
sweet cherry
Czech
=
Chuvash
and
story; conversation
storyteller
conversation
have a talk
tell
narrating
ornament
expose
wrinkle
wrinkled
grandmother
considerable
toilet
ridicule
bustle
fuss
thoroughly
fair
fairness
justice
unjust
injustice
just
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
good manners
indecent
polite
politeness
habit; custom
customs
usually
usual
as usual
hey
woman; wife
famous
glass
anyway
in the meantime
however
otherwise
however
nevertheless
lime
akim; mayor; governor
administration
akimat; local administration
administrator
father
parents
bring; lead to
take away; carry off
limestone
strength
=
welfare
still; yet
still
Alimuly
alphabet
weak
feebleness
surely
of course
strong
or
some
somebody
somebody
something
something
several
several times
long ago
far
somewhere
from somewhere
one or other
somehow
some kind of
lull
world; universe
world
potential
potential
social
socio-economic
sociology
that same
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
universal
purse
song
music
singer
just so
national anthem
sing
there; over there
there it is
there it is
very beautiful
in an instant
simpleton
hothead
get
elder sister
legend
each; every
in various places
and also; both
farther
beyond
further
to and fro
letter (of the alphabet)
colleague
partnership
each; every
each of them
each one
always
barely
just barely
interval
action
act
interact
of course
of course
everyone
always
decorate
farther off
all sorts of things
each thing
always
always
each one
each of them
in various ways
various
actor
various; different
diversity
exaggeration
especially
elegant
elegance
beautify
influence
impressive
be impressed
army; troops
military
military service
perfume
cock
swing
alas
alas
what a pity
air
airport
at first
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
revered
devil
joke
joke
joker
joker
for now
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
custom
science
scientific
scientific and technical
person in love
in love
being in love
wonder
wonderful
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
delight
edifying words
cripple
cosmos
astronaut
space
century
century-old
for centuries
ghazal
worship
place of worship
lesson
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
be caught on
genitive
genitive case
teaching
learning
be hung
catch on
move slowly
take along
follow
in an instant
hanger
hook
forward
advance
advance
at first
once
loop
attention
hang
burrow
younger brother
fig
pearl
epidemic
female camel
large
pus
be selected
select
largeness
enlarge
become large
cottage cheese
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
activity
event
swelling
swell
businesslike
business
business skill
business
skilled craftswoman
like
business trip
be done
do; work
swell
trace
successor
be sought
search
seek
applicant
search out
look for; search
respect
kind
virtue
=
anniversary
humour
junior
jurisdiction
jurisprudence
lawyer
complexion
region
breast ornament
interregional
regional
be processed
process
processor
gullet
other than
nothing but, all of them
be hostile
be erased
eraser
turn off
hatred
become enemies
go out
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
directive, order
regret
unfortunately
make regret
regret
roar
heel
follow closely
lung
touchy
take offence
make sob
sob
dictate
dead
corpse
death
measure
be measured
measure
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
production
produce
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
germinate
razor-sharp
rise
proud
apricot
pasture
expand
expand
rebellious
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
flourish
civilization
civility
pride
go upward
loom
spider
climbing
pattern
ornament
fire
burn
set on fire
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
testament
will
bequeath
shoot
adolescent
grow; increase
gall
request
bid
request
lie
false
lying
liar
very
be repaid
compensation
compensation payment
repay
passing
sharp
be held
conductor
hold; conduct; let pass
ford
past
last time
last time
live through
transitional
transition period
pass; cross; take place
self; own
one's own self
by itself
selfish
egoism
to my own self
keeping to oneself
treat as one's own
in one's own way
peculiar
to one's own self
by itself
mutually
Uzbek
in Uzbek
each by oneself
by oneself
core
topical
relevance
river
speak heatedly
other
other
other than
differently
different
difference
change
unchanged
changeable
be changed
change; alter
change
teapot
disciple
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
desert
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
=
wrap a foot-cloth
nod
stockings
pore over
pick
richness of soil
neigh together
please; softening particle
expense
incur expense
spend
ring
expense
eastern
ablative case
oriental studies
bay
go far
probably; perhaps
issue, release
be published
work
creative
creativity
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
patience
patient
patience
impatient
endure
cigarette
soak
function word
lead rope
prickle
little by little
sparrow
pinch
bed curtain
sturdy
true; real
truth
sincerely
sincerely
truthful
glass
become hardened
really
in truth
harden
chain
teacup
little finger
genuine
authenticity
plane tree
truth
seriously
elbow
in fact
quite true
dew
click
chatter as a magpie
trap
sea buckthorn
fir
chirp
cricket
juice
face
become fresh-faced
candle
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
small
microdistrict
hazel
stirring up strife
seagull
Chagatai
sting
rinse
dust
dust
skis
top of a yurt
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
scatter
shashu (showering with sweets)
be chopped
gallop
inspiration
inspire
be inspired
rider
errand runner
peach
template
gallop
attack
attack
city
tea
silk
be rinsed
resin
chew
tip
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
lamp
touchy
lamp
flare up
extent
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
quickly
quick
swiftness
rear up
Shapyrashty
grace
clap
slap
chapan
afterglow
gallop about
raid
raider
invasion
make gallop
time
be invited
kilometre
summons
send for
invite; call
lighter
flint
about
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
condition
obligatory
snap
snapping
conditional mood
make an agreement
stipulate
peasant
economy; farm; household
economic
joyful
groin
crack
roof
crashing
quarrel
confuse
get confused
gorge
joy
joyful
delight
rejoice
bark
chess
mine
miner
and what about
circle
clutch
be solved; come undone
decision; solution
undress
mother
smallpox
orator
eloquent
eloquence
solve; undo; take off
genealogy
genealogist
master
skilful
mastery
become skilful
workshop
masterpiece
chief
retreat
retreat
locust
nail (metal)
nail
be deducted
subtract
suffer
until
body shaping
limit
sunflower seeds
border
border guard
border
bordering
sugar
chekmen
infinite
infinitely
infinity
finiteness
be limited
adjacent
border on
restriction
limit
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
cupboard
sluice
barrier
slag
hose
helmet
cluster
inflorescence
concentration
concentration
squat
take fright
frighten
stick up
stick out
pointed
pig
be startled
driver
cast iron
chocolate
scout
act spoiled
short
plait ornament
Venus (planet)
review
survey
reviewer
bathe
bathe
plunge
magnate
shepherd
embers
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
account
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
hubbub
make noise
sunshine
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
lush
attack fiercely
gratitude to God
thankfulness
thankfulness
tap
nest
shy
mobile communication
nest together
nest
shame
be ashamed
shame
shameless
bashful
concept
understanding
quick to understand
quick to understand
comprehension
understand
understand
curdle
tip
be launched
be met with
subject to
undergo
launch
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
staff
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
insomnia
rhyme
rhyme
son; boy
grow
be enlarged
enlarge
great
greatness
great man
glorify
ulus
edification
guard
vast
turn into
tissue
nation; ethnic group
nationalist
nationalistic
nationalism
patriotic
patriotism
boot sole
interethnic
insole
national
howl
snail
forgetful
forgetfulness
unforgettable
be forgotten
forget
reach out
aspiration
strive; rush
flour
unpleasant, negative
like each other
like
please; be liked
powder
very long
point
careless
careful
carefully
neatness
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
fight
quarrelsome
set quarrelling
scold
slogan
recklessness
theft
stealthily
be stolen
steal
generation; descendant
scold
inner cheek
sip
sip
hit; beat
be offered
recommendation
proposal; offer
offer; propose
small
trifles
be crushed
crush
ugly
pillar
blacksmith
blacksmith's trade
grapple
be caught
manner
fit
restrained
self-restraint
principle
adherence to principle
adhere to
razor
hold each other
hand over
hold; catch; keep
teacher; mentor
loss
lose
apt
rationality
winnings
mobile
win; gain
long
oblong
length
long; lengthy
for a long time
long-term
duration
be prolonged
extend
lengthen
see off
seeing off the bride
go far
displace
shift
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
always
troublemaker
downhill
go downhill
sign
compromise
compromise
intransigence
twilight
beckon
timid
long for
harmony
united
cooperation
cooperate
longing, eager
eagerness
zeal
diligent
motivate
be eager
unenthusiastic
piping hot
compact, concise
compactness
simplify
ancient times
goodwill
reluctant
willing
show zeal
influence
influential
integrate
shelter from the wind
voluntariness
probable
likely
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
liberalise
luck
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
buzz
hum
anger
anger
be angry
irascible
enough
box
offence
victim
mistreat
relic
circumstance
insect
and
help
helper
allowance
fair
look helplessly
thin
become thinner
thaw
silk
silky
be sent
send; let go
sender
thaw
young man; fellow
energy
energetic
vigour
inspire
be inspired
weak-willed
factionalism
personal ending
be classified
classification
classification
classify
long bone
shin
thread
very thin
get moist
jury
rush in a crowd
linden
right way
proper order
without reason
about; concerning
be repaired
repair
repairman
send off
set off
impropriety
swaddle
tasty bit of sheep's gut
cough
cough
clear one's throat
cough
stick
spouse
consolation
be consoled
comfort
fist
spinal cord
star
asterisk
caterpillar
struggle
pull
pluck
all together
be mobilised
mobilise
close
egg
work; job
worker
worker
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
fall
knock down
tamarisk
stir
year
every year
year by year
small gully
warm
greenhouse
warmth
lukewarm
per year
warm oneself
slip away
heater
warm
immovable
movable
be moved
move
move
whimper
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
for years
smooth
chronicle
horse
horse herder
glint
twinkling
shiny
glitter
get warm
warmth
warmth
twinkling
twinkle
fit closely
smile
smile
embezzle
evil spirit
sex, gender
sexual
crazy
whisk
very warm
blink
song
singer of epics
ravine
move away
=
sing of
get torn
torn
predator
tear
horse rump meat
nappy
on foot
person on foot
pavement
pleasant
flatterer
flattering
flattery
unpleasant
shore
shore; coast
go along
situation; condition
light a fire; smear; please
spread
echo
echo
modernise
be revived
nut
make a mistake
tongue twister
err
new
just now
just now
innovator
innovative
innovation
in a new way
anew
news; novelty
be renewed
renew
be renewed
rain
rainy
mistaken
be closed; be covered
closed
be downcast
sticky
stick
half-year-old foal
savage
wild
savagery
equipment
be equipped
equip
close; cover
memory
brighten up
global
become global
simply; slowly
place
plain
simple sentence
slowly
settle
ordinarily
pasture
spread
catfish
about
carefree
for no reason
ride bareback
cheerful
about
comfortable
slowly
let settle
summer pasture
occupy
sheet
slowly
shine
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
single
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
ending
join
blinds
farm labourer
get tired of
flame
blaze
beg
slander
bare
barefoot
naked
be bared
bare
bareheaded
Zhalair
salary
slanderer
be greedy
flag
lick
small flag
mint
plead
hired worker
hire oneself out
hire
swallow greedily
man-eating witch
witch
general
in general; general
nationwide
generality
in general
general
in general terms
be generalised
generalise
all-Kazakh
nationwide
flat
singular
lazy
laziness
be lazy
flash
flashing
glittering
gleam
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
quarrel
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
fan
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
mass
massively
stick
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
good
improve
improve
like
supporter
side with
frame
supporter
steep bank
zhar-zhar (wedding song)
charter
membrane
herald
explosive
explosion
reward
explode
and a half
disabled
light; hernia
bright
crack
lighting
competition
in competition
compete
wound
all right; okay
well done
wound
fit
fitness
unfit
unfitness
arms
injury
be injured
arm oneself
arm
harmony
reconcile
suit
creation
natural science
be created
Creator
create; like
Creator
be of use
jargon
public, open
publication
be published
publish
poor
poor man
poverty
decree
groats
fee
advertisement
advertise
flash
sparkling
flash
bright
shining
shine
steep bank
bat
half
half
half-year
partial
half
rock
split
be satisfied with
age; year of life; tear
young
teenager
green
lentil
timid
secret
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
equip
become young
make; do; create
dowry
timid
timidity
be timid
frighten
youth
pillowcase
from a young age
lay under one's head
youth
be crushed in spirit
cell
alien
bedroom
womb
shy away as from a stranger
locative case
dormitory
lay down
by heart
feel estranged
exercise
train
train
coach
be learned by heart
learn by heart
lie; stay
enemy
herald
be hostile
rain
precipitation
rainy
fighter
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
rain down
time of war
gem
woman's white headscarf
hostile
conquer
fall as rain or snow
summer
summer
blame
writing skill
be written; sign up; recover
subscriber
plain
innocent
guilty
write to each other
punishment
be punished
punish
punisher
note
written monument
in writing
written
in summertime
spend summer
expanse
destiny
write
writing
writer
sleeve
light; easy
defeat
discount
ease
become lighter
become lighter
frivolous
frivolity
be defeated; lose
winner
victory
elder brother's wife
sister-in-law
go-between in love
win; defeat
greedy person
arrow
support
promptly
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
individually
become private
private
hatred
single combat
one against one
disgusting
Sunday
shout at
wind
network
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
foliage
flutter
nape
horseradish
swift camel of legend
fan
hand fan
windless
December
trot
fodder
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
bury
get acclimatised
landless
satellite
basement
feel aversion
widow
widowed
gesture
seven
week
seven forefathers
zhetigen (zither)
improve
mature
orphan
orphan
orphanhood
feel like an orphan
orphanage
seventhly
the Great Bear
Zhetiru
shortage
achievement
be sufficient
leader
leading
guidance
be led
lead by hand
lead
sufficiently
seven together
the seven of them together
insufficient
sufficient
enough
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
frequent
frequency
become frequent
more often
disgust
disgusting
feel disgust
gather
gather
gathering; meeting
totality
shrink
twenty
wrinkle
oleaster
berry
edge
sister's or daughter's child
furniture
convocation
meeting
gather; be collected
collection
neat
neatness
accumulate
accumulate
accumulative
tidy up
gather; collect; tidy
giraffe
ginger
loathe
lose
get lost; disappear
upper
high; upper
up; above
higher education institution
above
raise
rise
destroy; eliminate
Dzungar
alfalfa
project
design
design
designer
be destroyed
jockey
road; way; line
on the way
customary rites
meet
meet
travel notes
on the way
stripe
passenger
tiger
guide
assignment
companion; comrade; spouse
message
send
guide
generous
generosity
plane
no
there is not; do not have
poverty
absence
lament
mourn
ambler
crawl
campaign
custom
rite
assumption
suppose
on purpose, pretending
trot
raid
interpret
unfair
plan
be planned
plan
stream
ridge
dishwater
wash oneself
nearly
recently
approach
recently
Rouran
wild onion
thick
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
resort
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
racehorse
swift
rush
load
waybill
pregnancy
be loaded
load
load
prize
prizewinner
groove
wool
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
traveller
be conducted
conduct; drive
driver
go about; walk; move
hundred
=
ring (with a stone)
grapes
about a hundred
centenary
centurion
hundred
by the hundred
meet face to face
into effect
swim; sail
Yakutia
Jamaica
=
Yasawi
=
Chelyabinsk
Montenegro
Czechia
=
=
Chicago
Chile
Chuvashia
=
code of administrative offences
=
=
=
=
=
Abulkhair
=
=
Abdykadyrov
Abdrakhman
Abdrakhmanov
=
=
=
=
=
Aigerim
Aiteke
=
=
=
=
=
=
=
=
=
=
Amre
=
Amu Darya
=
=
=
=
=
=
=
=
Azerbaijan
=
scientific and technical progress
research institute
=
=
=
=
=
=
Ministry of Internal Affairs
Ili
Ilyas
Gospel
=
=
UNESCO
UNICEF
=
Jupiter
=
=
YouTube
=
=
Utegaliev
Utemisuly
Uzbekistan
=
=
=
=
Shiderty
=
=
Xinjiang
=
=
=
Shanghai Cooperation Organisation
small and medium business
East Kazakhstan region
=
=
=
=
Shanghai
Charyn
=
=
=
=
Chechnya
=
=
=
=
=
=
=
=
=
Venus
=
Shokai
=
=
Scotland
Sri Lanka
=
Sweden
Switzerland
National Academy of Sciences
Unified National Test
National Chamber of Entrepreneurs
Great Patriotic War
CSTO
National Security Committee
Ministry of National Economy
=
Great Britain
=
=
=
Ulaanbaatar
=
=
=
=
=
Ybyrai
Ybyraikhan
=
=
=
=
=
Ismail
=
Iskakov
Issyk-Kul
Istanbul
=
=
=
=
=
=
=
=
=
=
Zhumabai
Zhumabaiuly
=
=
=
GDP
LLC
fuel and lubricants
closed joint-stock company
artificial intelligence
AIDS
individual entrepreneur
road accident
university
road traffic rules
individual identification number
renewable energy sources
combined heat and power plant
=
=
=
=
=
=
=
Zhaiyk
=
=
=
=
=
Dzhangaliev
=
=
=
=
Zhangeldy
=
=
Zhanseitov
Zhansugurov
Zhansugurov
=
Japan
=
=
=
=
=
Zhas Alash newspaper
=
=
=
Geneva
Promised Land
Mediterranean
Great Bear
Zhetysai
Zhetysu
=
Zhidebai
=
Dzungar
Jochi
=
=
Zhunusov
Zhunissova
Zhusup
Zhusupov
=
=
=
Anyrakai
=
=
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
=
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
=
Alps
Algeria
=
Alash Orda
=
=
=
Albania
=
=
=
Aleksei
=
=
Allah
=
=
=
Altynai
=
Altai
Altai
=
=
Amanat party
Amangeldy
Amangeldy
=
Amantai
Amazon
America
=
=
=
Andes
=
Andrei
Andronovo
=
England
=
=
=
Antalya
Antarctica
Antarctic
=
=
Akishev
=
=
=
=
=
=
=
=
Akorda residence
Aksai
=
=
Aktos, a dog's name
=
Aktogai
=
=
=
=
=
Aristotle
Arctic
=
Armenia
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
Atameken chamber
Atatyurk
=
Atlantic
=
=
Afghanistan
Outram
Australia
Austria
=
=
=
=
=
=
Asia
=
Baiterek
=
=
=
=
=
Bogenbai
Bokei
Bokey Orda
Bukeikhan
Bukeikhanov
=
Bukhar-Zhyrau
Bukhtarma
=
Ministry of Education and Science
UN
Unified Pension Savings Fund
United Arab Emirates
mass media
West Kazakhstan region
business identification number
=
Bayanaul
=
Baghdad
Bashkortostan
=
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
=
=
=
Balkans
Balkhash
Baltic
=
=
=
=
=
=
=
=
Barys hockey club
=
Barnaul
Barcelona
=
=
=
=
Bahrain
=
=
Beimbet
Beibarys
=
Beirut
Beisenbaev
Beisenov
=
=
=
=
=
=
=
=
Bektau-Ata
=
=
Belgium
=
Belgrade
=
=
=
=
=
=
Beskaragai
Betpak-Dala
=
=
=
Bible
Begeldinov
=
Bolashak programme
=
=
=
=
Bulgaria
Bolivia
Boraldai
=
Bosnia
=
=
Botai
Botswana
Bozoi
Brussels
Brazil
=
Brunei
Budapest
Bulaevo
=
Buryatia
=
Bhutan
Bucharest
Zurich
=
Qing
Daut
=
=
=
=
=
=
=
=
=
World Health Organization
World Health Organization
DNA
World Trade Organization
Ministry of Health
Dagestan
Damascus
=
Denmark
=
=
=
Darius
=
=
=
=
Dashti (Steppe)
Delhi
Derzhavinsk
=
=
=
=
=
=
Dnieper
=
=
=
=
=
=
=
=
=
=
Doha
=
Dubai
=
=
=
=
=
=
Danube
Duisenbaev
Duisenov
=
Eurasian National University
Eurasian Economic Union
second-tier bank
European Union
OSCE
Volga
=
Euphrates
Egypt
=
=
Yekaterinburg
=
Ilek
=
=
Yenisei
=
=
=
=
Yerasyl
=
=
Yerevan
=
=
=
=
=
=
=
Irtysh
Ertai
=
Ishim
=
=
Jupiter
=
=
Esengeldy
=
=
Eurasian Economic Community
Eurasia
European Union
Europe
=
=
football club
=
=
=
=
=
Facebook
Philip
Philippines
Finland
=
France
=
Frisch
=
Federal Republic of Germany
Gulag
hydroelectric station
The Hague
=
Haiti
=
Hamburg
Ghana
Ganges
=
=
Germany
Himalayas
=
Holland
Hollywood
=
Hong Kong
=
=
Greig
Greece
Greenland
=
Georgia
Google
Guterresh
Guatemala
Guinea
=
=
=
=
=
=
=
=
=
=
=
Ibrakhim
Jerusalem
=
=
Iman-Burluk
=
Inalchuq
=
=
Indonesia
=
Interfax
=
=
Jordan
Iraq
=
=
=
Ireland
=
=
=
=
Isatai
=
=
=
=
=
Iceland
=
Spain
Italy
=
=
=
Israel
=
=
=
=
=
=
=
Kusherbaev
=
=
Kok-Tobe
Kolsai
=
municipal state institution
CPSU
Soviet Socialist Republic
USSR
North Korea
=
=
Cairo
California
=
Cambodia
Cameroon
=
Canada
Canberra
Karlag camp
=
=
Carpathians
Caspian
Qatar
Caucasus
=
=
=
=
=
=
=
=
=
=
=
Kenya
=
Kerei
=
=
Kyiv
=
Cyprus
Cyrus
=
Colombia
Congo
Copenhagen
Korea
=
=
Kremlin
Cuba
=
Kuwait
=
Kulyash
=
Kul Tegin
=
=
=
Leilim
Leila
Lyazzat
=
Luxembourg
Lviv
=
Latvia
=
=
=
=
=
=
=
=
=
Liberia
Lisakovsk
Lisbon
Lithuania
Lebanon
Libya
Liechtenstein
=
=
Mangilik El
=
=
=
=
Medina
=
=
=
=
=
=
Moscow
Transoxiana
=
=
=
Munich
=
Mugodzhary
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
Myanmar
=
=
Egypt
compulsory health insurance
oil refinery
IAEA
apartment owners' association
state enterprise
municipal state-owned enterprise
MRI
=
=
Hungary
Madagascar
=
=
=
Maikl
Microsoft
Mailin
Maira
Macedonia
=
=
=
Maldives
=
Malaysia
=
=
=
Mamlyutka
Manas epic
=
=
=
=
=
=
=
=
=
=
=
=
=
Morocco
=
=
=
Mauritania
=
=
=
Mahmud
=
=
Meiirzhan
Meirmanov
Meiram
Meiramgul
Mecca
Mexico
Merei
Merke
=
Mercury
=
=
=
=
=
=
Mississippi
=
Moghulistan
Mongolia
Moiynkum
Moiynty
=
=
=
=
Monaco
Mozambique
Musrepov
Nile
Nur Otan
=
=
=
=
=
=
=
=
=
=
=
=
=
=
=
Nurpeisov
Nurpeisova
=
=
=
=
New York
=
=
=
=
=
Namibia
=
=
=
Nartai
=
=
Naurzum
Nauryz holiday
Nauryzbai
=
=
Nazarbayev University
=
=
=
=
Neptune
=
=
Netherlands
=
Nigeria
Nicaragua
Nikolai
=
Norway
Novosibirsk
=
South African Republic
OPEC
South Kazakhstan region
Central Election Commission
=
=
Odesa
Oiyl
Oceania
=
=
=
=
=
=
=
Omsk
Orynbai
Orenburg
=
=
=
=
=
=
=
=
=
=
=
Osakarovka
=
=
=
=
=
=
Ottawa
=
apartment owners' cooperative
Palestine
=
=
=
Paraguay
Paris
=
=
Beijing
=
=
=
Pyotr
=
=
=
Pluto
Poland
=
Portugal
Przewalski
Prague
=
=
=
God
Kudaiberdiuly
Kudaibergen
=
Ghulja
=
=
=
=
=
Kunanbaiuly
=
Quran
=
=
=
Milky Way
Kusainov
Kusainova
=
=
Crimea
China
Mars
=
=
Criminal Code
Communist Party of Kazakhstan
KazMunayGas
value added tax
Republic of Kazakhstan
Kazakhstan Railways
PRC
=
=
Kashgar
Kashgari
=
Kabanbai
=
=
=
=
Kaindy
Kairbekov
Kainarbulak
Kairat
Kairat football club
Kaisar
=
=
=
Kalmykia
=
=
=
=
=
=
=
Kapshagai
=
=
Karaganda State University
Karaganda
Karachaganak
=
=
=
=
=
Karasai
=
=
Karakhanid state
=
=
=
=
=
=
=
=
=
=
=
Katon-Karagai
=
=
Kazakh National Medical University
Abai National Pedagogical University
Satbayev technical university
Kazakh National University
Kazakh SSR
KazMunayGas
=
=
Kazakhfilm
Kazakhmys
Kazinform
Kazakhstan
Kazakhtelecom
Kazatomprom
=
=
Kazpost
Kaztalovka
Kigach
=
Koshkarbayev
=
=
=
=
=
=
=
Khovd
Kunaev
=
Kokand
=
Kurgan
Khorgos
Kordai
=
=
=
=
=
=
=
=
=
=
Russian Federation
republican state enterprise
republican state institution
RNA
=
=
Raikhan
=
Ramadan
=
=
=
=
=
=
=
=
=
=
=
=
Rhine
the Reichstag
Russia
=
=
Rome
=
=
=
=
=
Rwanda
Rudny
Romania
=
=
=
Sadvakasov
=
=
Satpaev
Satbayev
=
Siberia
=
Siletyteniz
=
=
=
=
Syr Darya
Ministry of Foreign Affairs
AIDS
North Kazakhstan region
=
=
Sagyntai
Sagyrbaiuly
Sagiz
=
=
=
=
=
=
=
=
=
=
Sairam
=
=
Samruk
Samruk-Kazyna
=
=
=
=
=
=
=
=
Saint Petersburg
=
=
=
=
=
=
=
Saraishyk
=
=
=
=
=
=
=
=
=
Saur
Sahara
Seitzhan
Seitov
Seiitkyzy
Seidakhmetov
Seifullin
=
Seine
Senate
=
=
=
=
Serikbai
Serikyzy
=
=
Serbia
Sergeevka
Sergei
Seoul
=
Sydney
=
Singapore
Syria
Sievers
Scandinavia
Slovakia
Slovenia
=
Smailov
=
=
=
Sofia
Somalia
=
Speransky
=
Istanbul
=
=
Stockholm
=
=
=
Suyunbai
Suleimen
Suleimenov
Suleimenova
Tien Shan
Tengri
=
Tajikistan
=
=
=
=
Tleubaev
Tleuberdi
=
=
=
Tulegenov
=
=
=
=
=
=
=
=
=
=
emergency
Ministry of Emergencies
housing and utilities
CIS
=
=
=
=
=
Taiynsha
Taiip
Taiyr
Thailand
Taiwan
=
=
=
=
=
Tallinn
=
=
Tanzania
=
Tarbagatai
=
=
=
=
=
=
Torah
=
Tengiz
=
Tehran
=
=
=
=
=
=
North Star
=
Temujin
Thames
=
Texas
=
Tigris
=
=
Tughlugh
Tobol
Tokyo
Tolstoi
=
=
=
=
=
Toktarbai
=
Torgai
=
=
=
Tunisia
=
Tyumen
Turkmenistan
Turksib
=
Turkey
Valikhanov
ultrasound
=
Udmurtia
=
=
Wikipedia
=
Ukraine
Uruguay
Wales
Vietnam
HIV
Washington
=
Warsaw
=
Vatican
=
Vienna
Venice
Venus
=
Venezuela
Hungary
Verny
=
=
Vilnius
=
=
=
=
=
OECD
EXPO
Ethiopia
Einshtein
Ecuador
=
=
=
Estonia
=
hockey club
International Olympic Committee
public service centre
International Monetary Fund
Khabar TV
=
=
Haydar
Khakassia
=
=
=
Khan Shatyr
Hanoi
Khan Tengri
=
Kharkiv
=
=
Helsinki
Hiroshima
Khiva
Croatia
=
=
Juan
Khusein
=
Orion's Belt
=
non-governmental organisation
=
Ulba
India
Urumqi
Pleiades
Ustyurt
=
Zulkarnai
=
=
Psalms
Zaibert
Zaisan
Zambia
Zeinep
Zeinulla
=
=
=
Zimbabwe
=
cherish
stop (bus)
stop
known
pitiful
spare oneself
foot; leg; end
all of a sudden
all of a sudden
footwear; shoes
end; be completed
finish; complete
sly
ayah
pity
pity
merciless
frost
frosty
Englishman
in English
current
flow
current
unbutton
let flow
elder brother; uncle
brothers
tree; wood
uncle
kinsman; relatives
whiten
enlightener
enlightenment
turn white
blunder
flow
organism
bear
wild animal
naive
naivety
valley
be noticed
perceptive person
notice
hunter
hunting
wail
be dumbfounded
legend
annotation
unawares
stalk
naive
be fragrant
yearning
long for
hungry
starve
open; be opened
be bitter
open; clear
openly
open
light blue
scatterbrained
overt
yeast
ferment
famine
greedy
greed
hunger
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
good-looking
become attractive
be flustered
honour
brother's wife (to another wife)
sage
uncle
lampshade
carefully
be careful
careless
inadvertently
Abai studies
prison
make well-appointed
large chest
be confused
subscriber
absolutism
absolute
preferable
acetone
step
stride
glare
harmala
bowstring
Adai (tribe)
honest
clothes pole in a yurt
honesty
slaughter ritually
person; human being; man
like a human being
humanity
humane
human
humankind
adaptation
lose one's way
administration
=
address
boisterous
lawyer
the bar
scam
poster
aphorism
African
=
agency
agrarian
aggression
aggressor
agro-industrial
agronomist
=
month; moon
stallion
shout
loud
shout
evidence
testimony
testify
adorn
recover
girth
per month
guilt
offender
fine
innocent
guilty
be accused
the accused
accuse
accusation
Bactrian camel
lose; part with
exchange
be exchanged
exchange
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
trick
trickster
for months
harbour
month by month
caress each other
caress
region; area
regional
variable
variable
steadfast
mirror
hang around
circulation
circulation
be engaged in
surroundings
around
my dear; darling
be turned into
turn; rotate; convert
bypass
turn; become; rotate
feel sick
clear
clarity
become clear
statement of position
clarify
shout
shout
fight
grapple
be deprived
special
=
Ait
shoo
pronunciation
be said; be mentioned
aitys (poets' contest)
aitys poet
argue; compete in verse
let us say
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
share
shareholder
account
battery
acrobat
act
actor
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
thanks
foreword
forward
first; for the first time
at first
first; initial
first
aluminium
Alshyn (tribe)
strut
distant
far apart
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
apron
motley
swindler
fraud
square; field
scatterbrained
worry
worry
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
low
expel
blaze
discord
impetuosity
Alban
=
front; fore part
previous; front
the day before yesterday
the other day
the day before yesterday
first of all; first
in advance
if by any chance
coming; ahead
in the future
deceptive
be deceived
distract
deceive
=
algorithm
alcohol
Allah; God
allergy
hello on the phone
pear
apple
removable
be replaced
replace
exchange
resident of Almaty
sixty
throat
pant
scarlet
necklace
jury
valley
six
=
gold
sixthly
golden
Altaian
six together
the six of them together
take; get; buy
subtraction
recipient
diverse
plum
means
there is no choice
find a way
unwillingly
forced
safe; well
safe and sound
trust
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
clear
clarity
be determined
definition
reference book
determine; clarify
attribute (grammar)
mother
that there
this and that
much more
like that over there
motherhood
analyst
analytical
analysis
pineapple
like that
pomegranate
anarchy
anarchist
anatomy
that one over there
this and that
there
now and then
anecdote
anaemia
hangar
tonsillitis
questionnaire
abstract
ensemble
oath
=
antibiotic
antiseptic
=
anthology
antonym
interval
anthropologist
anthropology
=
very bitter
perfectly clear
very far
perfectly clear
very lean
very cheap
very heavy
goodness
elder sister; mum; auntie
sisters
auntie
den
take to; lead to
disaster
disastrous
emergency
orange
appeal
opium
apogee
aport apple
apostle
snow-white
apparatus
April
week
weekly
weekly (paper)
for weeks
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
payment
mind; intellect; advice
intellect
paid
clever; smart
cleverness
consult
advising
foolish
stupid
foolishness
poet
agate
end
final
finally
quietly
finally
quietly
roar
free
bed sheet
good-natured
parsley
bearer of good news
defect
saiga
white-headed eagle
truth
true
the hereafter
kind-hearted
February
information
information
inform
kind
kind-hearted
fair-skinned
snowman
swan
lame person
lame
elder
fair
limp
aristocrat
whiteness
be justified
turn over
justify
acquittal
protein
conscience
conscience
far
the day before yesterday
the day before yesterday
argamak
Argyn (tribe)
juniper
peel
farther
further
to and fro
rid
be rid of
thin
irrigation ditch
lose weight
noble son
lion
complaint
gap; bee; saw
now and then
separation of fighters
protect
mediator
Arab
in Arabic
glow of dawn
island
mixed
close dealings
mix
mix
stroll around
unclean
weed
dishonesty
parasite
scoundrel
jaws
provocation
vodka
ratio
now and then
hot spring
hostile
feud
cart
compete in cunning
bewitch
referee
arbitration
veteran
=
arithmetic
aristocrat
arch
conscientious
Armenian
good day to you
dream
farther on
dreamy
dream
army
channel
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
=
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
=
back
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
get cheaper
food; meal; memorial feast
hasty
hurry
precious
in fact
pedigree
gem
be hanged
=
without haste
adopted child
feed
breadwinner
exceed
extremely; especially
over
toastmaster
communal help
gobble
wild
pea
asphalt
dill
hanging
sky
astronomy
instrument
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
grain
secretly
more than; over
capital city
resident of Astana
God forgive me
lining
veiled
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
be shot
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
be called
title
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
=
athlete
atmosphere
atmospheric
=
shooter
erupt
be carried out
perform
executor
executive
attribute
take part
to arms
setting out
set out; depart
namesake
make step over
step
certification
school certificate
attraction
shoot; throw; dawn
probably; emotional particle
hey
fishing net
Afghan
village; aul
agricultural
rural
fellow villager
from time to time
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
from mouth to mouth
bit of a bridle
break one's fast
colloquial
hall
air
weather
district; area
district
turn over
transfer
wrestling on horseback
translation
translator
translate
audiobook
=
=
auditorium
auction
yard
hunt
territory
roll
scope
large-scale
large scale
well-off
illness; disease
sick; ill
hospital
authentication
tilt
vanguard
accident
aviation
airline
vitamin deficiency
Australian
Austrian
driving school
motorway
bus station
bus
autograph
traffic inspector
motor vehicle
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
authorisation
bus station
aerobics
airfield
airport
aerosol
aha
situation
few; little
little; few
a little
become depraved
tempt
a tiny bit
minority
a little
food
provisions
foodstuffs
feed
less
decrease
decrease
reduce
citizen; man of honour
citizenship
civil
suffering
painful
suffer
torture
hardly
free
freedom
a little
Asian
Asian
nitrogen
molar
lose weight
mockery
snowdrop
first wife
oh my
horse race
baiterek
pie
trouble
maybe
give oneself airs
all; everyone; everything
all the same; anyway
well done
bet
gift foal
just as I thought
slow down
abate
die down
competition
competition
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
erudite
uneducated
express; inform
knowing full well
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
once
once
only once
each other
one by one
one of them
unitedly
unite
united
unite
each other
each other's
first
in the first place
for the first time
firstly
championship
to each other
one after another
from each other
consistency
to some extent
uniform
one-sided
once and for all
once and for all
but
unanimously
a bit; for a while
a little; some
some
some of them
single-minded
once
not a single
something
same; identical
equally
something
at once; immediately
unique
uniqueness
one or two
now
someone; one
one of them
together
together with
unity
jointly
jointly
joint
association
join forces
something
several
several times
quite a lot
evenly
uniformity
a number of
a number of them
one way or another
quite a number
bit by bit
gradually
single
unity
quite a few
gradually
strange
thick
truce
build and nature
mediator
irreconcilable
finish; graduate
graduate
be reconciled
be clogged
plug
end; be finished
we
awl
in our opinion
we all
budget
budget
bulletin
bureau
bureaucrat
bureaucracy
red tape
bust
baby
quail
strange
gadfly
delay
be delayed
reservoir
dam
dam
downy shawl
buttocks
foothills
part; piece
department; section
branch
division
quotient
be divided
share
part
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
baby
wolf
fur hat
veil
rash
swell
small hide rug
boast
bottle
alien
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
before this
from now on
even more
reserved
shyness
article
request
be ordered
order
nose rope of a camel
put a nose lead on a camel
order
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
like this
elk
spring
nightingale
blurred
sandgrouse
be blurred
set a high price
struggle to break free
struggle to get free
jerk
cloud
irrefutable
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
corner
peppery
resolution
turn
turn
plait
before; formerly
before; ago
former
as before
as before
even more than before
in former times
from earlier times
wrong
sway
twist
screw
twist
screwdriver
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
turn
bush
branch
branch
lop
broken
break down
broken
hooligan
hooligan
hooliganism
behave like a hooligan
calf
break
violation
bubbling
get dirty
leather
soil
messy
flabby
like this; this way
from now on
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
of old
long ago
aubergine
bayan accordion
lasting
report
speaker
narrate
narration
predicate
slow
slowly
slowness
subordinate clause
subordination
subdue
submit
direction
orientation
be directed
direct
price; grade; value
valuable
be valued
value; assess
assessment
exchange rate
pillar
pole
earlier today
priceless
gardener
orientation
traffic light
programme
programmer
program
orient
tend
some
get rich
toe
Bashkir
duty (customs)
wife's sister's husband
discern
ancestor
stand out
almond
luggage
hero
rich
rich man
prosperous
poor
little owl
gift for a new thing
Baiuly
patience
ancient
ancientness
enrich
fuss
wealth
decision
connection; link; communication
in connection with; depending on
connected
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
contest
accidentally
banner
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
equivalent
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
point
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
=
=
banker
cash machine
bankrupt
banking
article (of a law)
coach
train
trainer
garden; luck
garden; kindergarten
control
observe
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
=
all
all of them
speak in a loud hoarse voice
cattle raid
cattle raider
as much as possible
snow leopard
dative case
gradually
bas-relief
all of it
all; whole
everywhere
reconnaissance
scout
scout
thumb
barometer
velvet
=
barricade
=
go
head; beginning; top
head; chief
personal freedom
headgear
skull
refusal
leader; head
leadership
publication
be pressed
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
board
govern; manage
management
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
initiator
initial
initially
have begin
begin; lead
source
subject (of a sentence)
primary
press; step; print
brave
courage
hero; warrior
heroic
heroism
button (on a device)
dip
west
western
blessing
giver of blessings
battalion
battery
battery
loaf
kite (toy)
go by the hundredweight
mud
swampy
sink; set; dare
lace
garden and orchard
brother; kin; liver
brother
brotherly
fraternise
affectionate
brotherly feeling
baursak
slaughter
train
slope
captivate
trout
some
grievance
base
basic
market; bazaar
present from the market
question particle
beshmet
clover
authority
authoritative
without prestige
relief
emboss
infertility
carelessness
inclined
adapt
adapt
grave
pitiful
peaceful
peace
unruly
unknown
restless
disturb
image
as if
video recording
video clip
video link
be depicted
depict
depicting
fine arts
video call
hardship
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
=
fortification
be resolute
sturgeon
be approved
approve; fasten
firmly
in vain
station
be strengthened
waist
Belgian
belt
belt
skirt
wrestle
belt
hill
sign
known; famous
be designated
mark
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
this way
in this direction
firm
strength
devotion
be given; devote oneself; surrender
debt
abundance
disorder
near
closer
give
giver
five
five by five
cradle
afternoon
fifthly
five-year plan
five-shot rifle
beshbarmak
five together
the five of them together
grade five
=
face; page; surface
betashar (unveiling of the bride)
direction
turning point
bookmark
fescue
worse than
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
=
blogger
block
blockade
notebook
fake
have painted
paint
paint
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
affirmative
negative
negation
volost
volost
help
forecast
be predicted
prediction
predict
future
future
probably
steel
flabby
Bulgarian
being
negligible
or else
=
be; become; happen
bomb
=
quite empty
quite pale
bluff
blackmail
chalk
debt
debtor
blizzard
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
release
become free
refugee
in vain
freedom
camel calf
inhabitant of Botai
botanist
botany
porridge
light grey
pale
=
turn pale
youth
fallen hero
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
=
bronchitis
bronze
brucellosis
steam
joint
hybrid
Buddhist
Buddhism
buffer
snack bar
bulldozer
evaporate
folder
=
riot
Buryat
grizzled
bourgeoisie
male camel
sandwich
boutique
tie up
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
side
kidney
in this way
do like this
whole; entire
worldwide
hunchbacked
fold
riot
rebel
devastation
spoiled
be spoiled
little child
wrist loop of a whip
wild strawberry
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
conceal
veil
pseudonymous
wrap oneself up
cover
sprinkle
the day after tomorrow
gather in folds
whole
wholeness
whole
Gypsy
cellulose
cellophane
cement
centner
centre
censorship
workshop
digit
digital
digitise
cycle
cyclone
cylinder
circus
tank
quotation
civilisation
=
always
evidence
quotation
exactly
exactly; precisely
corridor
accuracy
proof
proof
prove
exactly
taste
bread and salt
tasty
table companion
season
spice
hope
hope for
hope to get
tasteless
food
café
menu
grain
acquire a taste for
nothing
stone (of fruit)
link
solder
nothing
very tasty
notebook
medicine
medicines
doctor
medical profession
treat with medicine
glorify
lecture
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
wheel
round
become round
roll
four-year-old horse
perfectly round
rude
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
moisture
damp
moisten
quick sting
jazz
jeans
jeep
jungle
also; and; even
waiter
skill
get used
crisis
avenue
rattle
noisy
boastful
glory
vainglorious
glorious
alarm
din of voices
hubbub
noise
make a din
ready
preparation
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
giftedness
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
dispute
claimant
storm
dauylpaz (drum)
voice; vote
shout
dare
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
debit
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
up to
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
rest
rest; breathe
stocky
in a moment
brew
therefore
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
body
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
in time
independent
independence
fact
source
database
abstractness
requisite
immediately
almost
larva
ailment
sick
landing force
nevertheless
dessert
=
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
=
diagram
dialect
dialectics
dialogue
diameter
=
diet
diphthera (Greek: hide)
diphthong
dictation
dictator
dictatorship
announcer
dealer
loudspeaker
dynamics
dynasty
dinosaur
diploma
=
diplomacy
diplomatic
farmer
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
=
distance
sofa
=
division
design
designer
blunt
stop
wheel
associate professor
=
draughts
doctor
doctoral programme
doctrine
document
furious
hawthorn
=
ball
roll
dombra
dombra player
domain
=
jack
blast furnace
intercom
=
ball
=
bag
friend
friends
friendship
friendly
in a friendly way
make friends
subsidy
driver (program)
=
playwright
drama
drone
burst of noise or laughter
buzz
make a hubbub
spell
bustard
clay wall, fence
dubbing
helmet
Dulat (tribe)
festivity
=
=
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
belongings
the whole world
worldwide
world outlook
greedy
greed
world view
study of the world (school subject)
thud
pearl
roar
binoculars
commotion
flogging
time
from time to time
thunder
be in commotion
throng
thump
thump
ah
most
most
at least
in the end
sob
slope
sloping
labour; work
working person
industrious
wages
worker
hardworking
diligence
work
crawl
huge
sob bitterly
bend down
nape
tall
tall
overcome
no
nowhere
no
none of them
not one
goat
nobody
nothing
never
nowhere
from nowhere
none
none of them
in no way
no; none
nothing
nothing
never
spell out
sweet curd cheese
from ancient times
ancient
clumsy
considerably
considerable
was
floor
be sown
crop
farmer
farming
agricultural
cornfield
cropland
twins
in detail
elderly
sovereign
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
the two of them together
stress
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
ghost
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
treatment
quite freely
feel tender affection
breast-feed
healer
breast
medicinal
be treated
patient
treat; cure
treatment
oak
not
hint
spelling
exam
suck
clinic
width
inheritance share
sharer of inheritance
passive
apathy
now; from now on; yet
from now on
further
latitude
introduce
so then
mother-in-law
be introduced
introduce; insert
enter; be included
skill
clumsy
dexterous
agility
little by little
man; hero; saddle
saddlery
will
involuntarily
involuntary
volunteer
voluntary
lip
lazy
be lazy
solution (liquid)
solvent
melt
come of age
brave
waving about
rule
be at odds
special
especially
peculiarity; feature
stand out
distinguish
outstanding
adult
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
caress
be playful
pampered
heroism
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
morning
in olden times
ancient
fairy tale
fairy-tale teller
fairy-tale
morning and evening
early in the morning
in earlier times
on the next day
saddle
take along
follow
melt
welcome meal for newcomers
memory
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
times
grow up
bring up to maturity
donkey
multiply
multiply many times
account; calculation; report
accountant
account
counter
be counted
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
warning
warn
take into account
sensible
good sense
be heard
breaking sad news
break sad news
memory
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
close
face down
meatless
meaty
do; make
=
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
factory
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
=
phase
federation
phenomenon
feudal lord
feudalism
farm
enzyme
farmer
=
figure
fixation
=
filter
philharmonic hall
branch
philologist
philology
philosopher
philosophy
philosophical
Finn
=
firm
physicist
physics
physical
physiologist
physiology
physical education
fluorography
=
flagship
=
flash drive
flute
=
fleet
foyer
focus
foil
folklore
von
lantern
fund
phoneme
phonetics
phonogram
fountain
form; uniform
=
format
record card
=
piano
=
forward
phosphorus
photo
camera
photographer
photography
photo exhibition
photograph
=
faction
fractal
Frenchman
in French
phraseology
fresco
=
fruit
foundation
funicular
function
pound
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
=
=
geneticist
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
gymnasium
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
=
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
charter
pomegranate
grenade
granite
=
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
bloom
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
spin
smell
smell
odourless
perfume
smelly
bend
hint
hint
shoulder
modest
modesty
idea
=
idealism
identifier
ideologist
ideology
idiom
owner; master
yes
chin
possession
possess
appropriate
hieroglyph
good
good
be developed
develop
flexible
flexibility
adapt
inflexible
icon
believe
tanning
knead
illustration
illusion
=
faith
pious
morality
immoral
impiety
timid
shy
be shy
image
=
immunity
emperor
empire
imperialism
impeachment
=
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
infrastructure
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
=
stroke
integration
=
intellect
interactive
interface
International
boarding school
=
interview
=
intervention
intonation
intuition
disabled person
inventory
investment
investment
invest
=
=
mortgage
racecourse
Iranian
zigzag
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
nod
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
sweets
come on; well now
infidel
infidel
old; aged
old age
amber
Korean
in Korean
professional
trade
industry
entrepreneur
entrepreneurship
trade union
enterprise
vocational
saucepan
shashlik
pure spring water
woman's sleeveless jacket
liar
small; younger
smallish
small
smallness
humble
humility
get smaller
make smaller
small; little
leap
delay
delay
pause
carpet
key
lock
who
whoever
guilt
guilty person
guilty
blame
flaw
innocent
navel
tiny
dirt
merge into
dependence
income
introduction
insert
set to; begin
frown
washing machine
resentment
entrance
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
bookish
book
booklet
book lover
library
librarian
dung
mood; heart; spirits
soft-hearted
cheerful
cheerfulness
cheer up
lover
sad
become sad
caravan
nomadic moves
migration
migration
be moved
copy
move
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
move house
soup
most of them
foam
mostly
mostly
more
multiply; increase
increase
product (of multiplication)
multiplication
multiply
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
turn green
shirt; dress
blue; green
sky
blue-green
chest
vegetables
bluish
blueberry
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
turn green
spring camp
Gokturk
lake
transport; vehicle
garage
small lake
loom
sloping
stand across
shadow
shady
shade
volume
voluminous
flatter hypocritically
be buried
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
persuade
ancient
archaism
leather milking bucket
antiquity
become old
consent
many; much
much; many
at most
very much
bridge
bubble
make foam
foam
sociable
the public
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
plurality
multilingual
many
for a long time
for a long time now
in large numbers
multi-volume
grave
beauty
ugly
beautiful
gift for seeing something new
scene
it seems; reportedly
appear; seem
clairvoyant
meet
neighbour
neighbours
neighbouring
openly
envy
far-sighted
foresight
viewer
flourish
beautify
artistic
fine art
artistry
illustrate
artistic recital
exhibition
visual
visual aid
prominent
blanket
narrow quilt
greedy for what one sees
be shown
indicator
show; indicate
mole rat
see; experience
stretch out
beardless
leader
converb
leadership
journalism
poke the fire
uprising
rise; go up
wholesale
encourage
lift; raise; bear
eye; source
tear
be hit by the evil eye
glasses
delight of the eye
face to face
eyewash
with eyes
aim
pitcher
bead against the evil eye
view
reckless
blindness
kilowatt
cable
cabin
office
personnel
cafe
department
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
waistcoat
canyon
Canadian
canal
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
=
caravan
carburettor
punishment cell
cardinal
cardiologist
carnival
cornice
map
card
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
widen
extended
be expanded
widen
council
advise
adviser
consult
office
become spacious
evening; party
late
be late
delay
excuse me; sorry
be forgiven
forgiveness
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
dinner
in the evenings
in the evening
towards evening
late in the evening
forgive
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
customs
obstacle
some
at times
later; afterwards
after
somewhat later
later; subsequent
subsequently
appearance
character
some
some of them
some
some of them
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
talks
do well
agree; suit
appearance
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
reduce
shortcoming
ship
wise
genius
genius
boatman
port
mature
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
town
very wide
pledge
guarantee
guarantor
hut
skimmer
dry
traffic jam
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
miracle
wonderful
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
harm
lizard
misfortune
cup
lump
illness
mausoleum
fierce struggle
image
painting (art)
noodles
table
embroider
cut
go away
=
hoe
leave; go away
chest; breast
atrium
waistcoat
conceited
cavity
time; moment; occasion
meet
in due time; during
by chance
meet
meet; be found
meeting
period; stage
turn
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
make felt
yurt
put on; wear
cybernetics
cybersecurity
sacred power
sacred
sacredness
dress
quarrel
=
kilogram
kilometre
kilowatt
=
cinema
cinema; film
film director
cinema
film
=
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
combine
comedy
comedian
commandant
comet
comfort
comic
commissar
commission
committee
commercial
commune
communal
communication
communist
communism
computer
company
compass
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
configuration
conflict
congress
competition
competitor
competition
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
consultative
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
corporate
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
space
suit
cutlet
cottage
cowboy
coefficient
crane
starch
creative work
credit
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
witness
certificate
certify
cube
cup
culmination
cult
Cuman
compartment
courier
curator
resort
course
cadet
italics
cursor
coursemate
jacket
car body
square
quantum
quarter
quasi-state
receipt
quota
burn
female slave
moan
dim
become dim
mutter
mutter
grumble
strength; force
effort
strength
puppy
give birth to puppies
intensify
strengthen
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
burn
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
stress
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
day by day
day and night
sin
sinful
sinless
all day long
day and night
per day
east
all day
every other day
sunflower
west
in the daytime
day and night
daytime
every day
diary
daily
for days
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
complex
complicate
become complicated
highway
dark brown
spade
struggle
fighter
struggle
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
be awaited
care
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
lagman, noodle dish
ramble
trouble
terrorist
terrorism
peregrine falcon
hut
having no choice
labyrinth
laboratory
camp
muddy
mud
worthy
worthy
adapt
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
nickname
nickname
throw
stall
dirty
become polluted
pollute
Latvian
in Latin
latex
position
blaze
laureate
necessary
laser
word
basin
=
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
=
lyceum
licence
leader
=
league
=
lemon
lemonade
limousine
linguist
linguistics
=
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
=
logistics
logo
radar
locomotive
feel sick
=
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
famous
session
Majilis member
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
state
declarant
information
deal
diplomat
diplomacy
diplomat
meaning; essence
circumstances
meaning
significant
synonym
manner
expressive
make expressive
meaningless
senselessness
be tended lovingly
tend lovingly
finish
marble
generous man
time
status
nobility
soft leather boots
issue; problem; question
for instance
Muscovite
=
jade
text
saying
menu
mumble
flaw
rostrum
duty; task
do a favour grudgingly
non-obligatory
obliged; compulsory
obligatory
without fail
obligation
undertake
oblige
here is; here you are
any moment now
here it is
criticise
character
behaviour
characterise
seat
flawless
ride; get on
reportedly
wretch
musical
moo
bellow
crucian carp
amount
rate
estimate
transparent
be clear
brimming with tears
crystal-clear
seal
miracle
teacher
sorrow
be sad
sad
fellow sufferer
sad
become sad
this much
so
so
this much
this much
oil
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
careful
carefully
carefulness
needy
need
nose
nose peg
chimney
heritage
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
needy
ice
icebreaker
ice rink
icy
glacier
ice-cold
freezer
freeze
freeze
thousand
millennium
by the thousand
crumple
garrulous
mute
mute person
gun
this here
such as this; the following
like this
this one here
very strong
hip
strong
strength
firmly
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
go by tiny measures
witch
unshakable
nap
megawatt
question particle
baa
meaning; sense
meaningful
synonymous
meaningless
vicinity
put on airs
bleat
importance
important
importance
unimportant
surroundings
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
praise
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
small
front
front-line soldier
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
maximal
maximum
livestock; cattle
livestock and household
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
a while ago
for a while now
tangerine
mandate
dummy
manner
=
manifesto
manicure
career
careerist
careerist
manti
all right
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
cotton
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
=
route
coral
marathon
=
award
be awarded
award
insignificant
insignificantly
manganese
margarine
marinade
=
marquis
fruit jelly
late person
late
early lamb
you are welcome
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
Massagetan
craftsman
master class
=
fabric
tie tightly
mathematician
mathematics
mathematical
=
materialism
mainland
mattress
matrix
sailor
doze
June
love
peace
be troubled
bother
mockery
mock
tomb
restless
anxiety
be restless
blaze brightly
content
rich in content
written retelling
retelling
retell
empty
question particle
mole
overwhelm
be mastered
master
manager
hint
mosque
rickets
backward
backwardness
boundary
furniture
patron of the arts
=
medallion
nurse
help
=
medicine
medical
medic
meditation
madrasa
megacity
sow
affection
kindness
kind
kindness
unkind
kind-hearted person
nurse
nurse
raisins
all right
whether
guest
hospitable
hotel
holiday
restaurant
institution; office
dwelling place; home
address
inhabit
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
=
=
memoir
I
and; with
in my opinion
menu
property
owner
own
appropriate
manager
management
arrogant
arrogance
mentality
anniversary
holiday; festival
celebrate
marksman
marksmanship
=
Merkit
perished
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
=
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
=
minibus
microbe
microphone
microscope
microchip
militia
billion
billion
millimetre
=
=
millionaire
mine
=
minimal
=
minister
ministry
mortar
=
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
mobile
mobilisation
fashion
=
=
=
modernisation
module
call to foals
bird cherry
neck
be acknowledged
admit
submit
yoke
abundantly
abundant
abundance
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
=
=
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
=
motive
motivation
motorcycle
=
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
absolutely
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
race
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
harm, damage
poke
light
illuminate
shine
version
instruction
instruction
point
manual
become dense
compact
become stronger
strengthen
firmly
press
object
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
lightning
spearman
spear
grievance
honour
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
maxim
concrete; exact
concretely
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
=
propaganda
promote
still life
sodium
naturalism
baker
baker
bakery
campaign
patient
sick
March
Nauryz kozhe (spring soup)
Nauryz soup
navigation
=
caprice
be offended
attention
be coquettish
what
either
or else
what for
the more
which in order
on which date
how many
how many together
how many of them
only
considerably
basis; foundation
basically
mainly; basically
be based; be founded
rationale
substantiation
substantiate
main; basic
groundless
why
neuron
neutron
marriage
for what reason
German
in German
what
what for
grandchild
or
indifference
what kind of
Neolithic
neologism
=
nerve
loan
credit
what a
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
number
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
point
oh
well I never
wake up
wake
Oghuz
ornament
carve
ornament
right; positive
right
to the right
in private
seclude oneself
easy
easily
restore
get better
scoundrel
repair
convenient
optimise
south
southern
fade
burdock
hearth
Oshakty
ladle
oasis
object
cancer
plague
pity
province; region
regional
bond
observatory
interjection
further
better
still more
union
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
opinion
thinker
thoughtful
be hollowed
game; play
player
toy
gaming house
notch
turn aside
oh no
thoughtful
think over; reflect
think through
deliberate
think
thinking
thimble
prance
frolic
adultery
make play
play
goodness
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
district
October
he; she; it
booty
gain
like that; that way
in that case
this way and that
clumsy
they
Olympiad
gap
consider insufficient
break off
breast
vertebra
break off
beekeeper
homonym
ten
ten by ten
not very
that much
about ten
in his opinion
with this and that
decade
ten
decimal
there
then; in that case
such; like that
by the dozen
oncologist
oncology
ten days
online
even without that
as it is
very easy
regret
collapse
break
loyalty
face powder and rouge
treacherous
treachery
option
=
operation
=
=
=
opposition
optics
=
optimism
bullet
ammunition
apart
be isolated
isolate
reading skill
be read
learned man
reader
suddenly
suddenly
teach; educate
lecturer
gold braid
event
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
performer
performing art
inappropriately
Russian
in Russian
Russian-speaking
in connection with
occasion
timing
repatriate
return; come back
cabbage
kerchief
wrap oneself
sickle
enormous
enormously
=
wrap
fast
Oraza Ait
fast and prayer
orbit
horde
order
warrant
residency
orthography
=
organisation
organiser
organism
landmark
orchestra
forest
forester
forested
settle
unstable
stable
establish firmly
be located; settle
=
be installed
install; establish
be established
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
axis
this very; this
this time
nowadays
like this; so
this way
in this way
so much
so
so
so much
this very one
here
such; like this
weak
oscilloscope
Ossetian
rudeness
snort
fire
get used
firewood
seat
settled
settled way of life
become settled
meeting
sit; sit down
thirty
operation
head of the family
operate on
cold spell in March
homeland
mistress of the house
domestic
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
squad
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
outstrip
Pakistani
purity
well well
trouble
so-and-so
so-and-so
philosophy
subject
command
effectiveness
decline
flat
come to agreement
cut
form
shape
hay
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
purr
snort of laughter
sniffing
breathe heavily
brisk
be revised
rehearse
adverbial modifier
snort
weary (іш пыстыру)
be bored (іш пысу)
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
reason
percent
interest-free
benefit
appear
profit and loss
self-seeker
self-interested
self-interest
useful
mineral
be used
use; make use of
use
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
=
panic
=
panther
pope
value
indiscriminateness
duty
bribe
parachute
=
parade
paradox
paragraph
paralysis
Paralympics
=
parallelogram
parameter
=
sheet of paper
page
bribe-taker
corrupt
bribery
leaf through
reason
prudent
parasite
hairdresser
=
parliament
parliamentarian
parliamentary
stream (of tears)
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
=
baseness
passport
paste
=
=
tsar
queen
kingdom
=
pathology
patriarch
=
patriotism
cartridge
patrol
pause
pavilion
question particle
biscuit
Pecheneg
stove
fate
teacher
pedagogy
pedagogical
=
paediatrician
disposition
pager
landscape
and; with
penalty fee
penalty
mortal
mortal weakness
pension
=
=
angel
curtain
curtain
periphery
pericardium
perimeter
=
peri
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
=
pessimism
pesticide
petition
petroglyph
onion
intention
pyjamas
piano
PR
pizza
jacket
sacrifice
=
peak
picnic
=
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
plug-in
poster
=
tablet
planet
plastic
plastic
platform
platinum
plasma
plenary
=
filling
pneumonia
mail
post office
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
=
=
briefcase
portrait
Portuguese
=
pedestal
=
potential
novella
narrative poem
=
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
=
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
=
profile
prevention
sanatorium
forecast
programme; program
programmer
=
progression
progressive
hire
prosecutor's office
prosecutor
=
prologue
promoter
=
propane
proportion
proportional
vice-rector
avenue
prostate
=
prosthesis
protocol
=
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
machine gunner
point
punctuation
plush
pour
do with passion
embrace
embrace each other
embrace
eager
craving
hug
swarm
document
document
phenomenon
qibla
changeable
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
flow into
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
temper
unwilling
willing
fathom
=
ear
fur hat with ear flaps
earphones
inform
be informed
overthrow
fall down
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
crave
sandy
sandy soil
sandyish
cost
culprit
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
entitled, having the right
right; law
legal scholar
legal
jurisprudence
in vain
dry
drought
dry
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
tool
equipment
saiga calf
consist
composition
national team
combined
component
Koran
patchwork
construction set
assemble
compiler
piece together
friend of the same age
sacrifice
Kurban Ait
sacrifice
toad
abyss
peer
continent
date
compound sentence
respect; honour
dear; respected
respect
quack
arm oneself fully
womb
hoop
hoop
worm
tuberculosis
witch
build; set up; form
perish
bird
Milky Way
falconer
bird's wing (ornament)
vomit
blessing
small box
escape
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
competence
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
walk
horsehair
choke
gulp down
coarse hair
sword
behaviour
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
ridge
ins and outs
slaughter
Kyrgyz
in Kyrgyz
pheasant
sparrowhawk
perish
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
a great many
winter
oppress
be pressed
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
shorten
reduction
become shorter
in short
choke with emotion
in wintertime
be squeezed in
insert
hamlet
make winter
winter quarters
spend the winter
press
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
envy
be interested
interest
red
gum
orange
beet
maroon
warm oneself
interesting; curious
interest
curious
interesting
interest
watch with interest
rubella
tomato
turn red
hothead
hot temper
heat
service; duty; job
servant
employee; worker
cooperation at work
work together
fever
heat up
become heated
grief
stroke
neglected corner
khagan
khaganate
paper
principle
principle
knock
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
fugitive
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
need
be exhausted
ability
incapable
capable
grave
leopard
receptiveness
be accepted
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
eyelid
look downcast
floor
along with
do together
bite
respect
dignity
respected
worthiness
respect
be supervised
supervise
be stuck in
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
whichever
any of them
grief; sorrow
sorrowful
grieve
scissors
contradiction
cut with scissors
birch
in-laws
wife's kin
elder brother-in-law
husband's elder sister
husband's younger sister
boat
charity
beggar
turn back
kind
charity
good evening
good day
good morning
good night
refrain
turn back
bend
which
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
energy
public figure
vigorous
invigorate
summon one's strength
sharpen
which one
some
some
persistent
tenacity
how
death
again; re-
rather
reconstruction
again and again
again; anew
be repeated
repeat
be returned
change
give back; return
by all means
return
do what
remaining
doze
trembling
thick
bride price
bride
thicken
thicken
form
form; shape
be formed; take shape
joke
joke
meat for a new mother
city; town
how
anyhow
anyhow
how come
tin
tin
by all means
city
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
remainder
be left
leave; leave behind
Kalmyk
hat
floating
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
care
whip
whip
be sad
dough
reed
fortress
be shut in
custody
lock up
detention
granary
get ready
prepare
guardian
caring
guardian
care
carefree
be covered
provided
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
however much
to what extent
how many
so many times
bloodsucker
dagger
only
contentment
content
satisfy
be satisfied
wing
winged
inspire
take wing
exploitation
exploit
exploiter
bloody
quench
what kind of; how
kinsman by blood
come on
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
bag
mistake
stuffiness
sadness
grief
be sad
at a sudden moment
clasp
broad-boned
be covered
packaging
cover
spit phlegm
stick up stiffly
choke
gate
nudge along
trap
lid
whine
clash
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
relations
stomach; belly
pencil
younger sister (of a man)
span (measure)
clench
debt
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
turn black
dark
darkness
grow dark
pupil of the eye
November
Karachai
means
towards; depending on
help
look around
mournful
blacken
be considered
opposite
despite
simple
simplicity
bandit
goitered gazelle
buckwheat
karakurt spider
Karakalpak
currant
dark
be considered
consider
starling
swarthy
form of address
turn towards
look; look after
guard
darken
watermelon
bustle
snow-white
old man
Karluk
snowy
swallow
grow hoarse
grope
fishing rod
grab
grab
caw
loud laughter
caw
pace
against; opposite
opposite
resistance
opponent
rivalry
resist
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
in the blink of an eye
grief
tragic
scratch oneself
spoon
butcher
on purpose
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
revere
scratch
cruel
cruelty
wife
wife and children
relation; relationship
communicate
go to and fro
=
harden
concerning; related to
concerning
be involved
involve
take part; concern
participation
participant
harden
strict
be tightened
harden
strict
severity
along with; simultaneously
row
side by side
in a row
peer
mistake
mistake; error
make a mistake
danger
dangerous
cancer
harmless
layered
hardish
hard; strong
hard; strongly; loudly
hardness
stack in layers
harden
danger
danger
safe
safety
dangerous
alarm
fear
be reunited
community
association
associate
melon
feather
husk
boll
rumour
resolution
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
treasury
peg
death
October
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
imagination
dreamy
dream
Doomsday
wrong
sedge
cucumber
slanting
cut off
crossing
be cut
difficult
with difficulty
scraps
difficulty
make difficult
become difficult
scrap
edge
gravel
fit together
deviate
movement
section
Kimak
suffer
torment
very difficult
very crooked
shout
destroyed
wreck
be wrecked
logic
logicality
absurdity
crooked
curve
lean
tilt
tale in verse
hare
cattail
society
public figure
public; social
socio-political
commonwealth
social studies
put; place; stop
thick
thicken
brown
Konyrat (tribe)
bell
brownish
beetle
poor neighbour
well
farewell
honour
applaud
ram
say goodbye
approve
become slack
=
worry
be nervous
casket
yak
sheep
after all; you know
shepherd
performance
thicken
be put; be set
bosom
warehouse
depths
hand; arm; army
lend a hand
hand in hand
under the counter
helping hand
glove
handicraft
craftsman
umbrella
manuscript
accessible
accessibility
unavailable, out of reach
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
be used
use
application, app
use; apply
use
user
support
support
supporter
handbag
in cash
praise
request
request
armpit
take by the arm
crocodile
signature
gluttonous
sizeable
consider insufficient
fitting
settlement
resettle
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
mount
land
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
protection
defender
advocacy
environment
be surrounded
fence
surround
snore
be guarded
cemetery
nature reserve
be digested
conclusion
sum up
alloy
digest
saddlebag
barn
quiver
box
cock
food, nourishment
nourish
feed on
humiliation
be humiliated
humiliate
fear
frightening
snore heavily
frighten
cowardly
coward
cowardice
fear; be afraid
feel humiliated
protect
double
colon
companion
connection
compound
together
join; be added
affix
additional
detachment
sum
together with
together with it
jerboa
auxiliary
pair
paired
pair
be doubled
double
mixture
bilingualism
second
add; join; switch on
addition
night fold for sheep
unload
mobility
movement
immovable
movable
engine
move
move
move
lamb
excite
be excited
swan
cunning
pursuit
repression
bladder
doll
be fried
kuyrdak (fried meat)
fry
hollow
feel uneasy
drought
chase
joy
joyful
gladden
be glad; rejoice
joke
fade
power; energy
powerless
powerful
power
gain strength
support
childless person
persecute
cunning
tricks
tall weed
wither
fold (one's arms)
chase; drive out
symbol
ceremony
formalise
manner
backpack
role
permission
daily bread
awkwardness
walkie-talkie
=
radiation
radium
radical
radicalism
=
radio operator
=
mood (grammar)
rocket
report
mercy
amnesty
merciful
merciless
mercilessness
pleasure
enjoy
thanks
true
true
truly
in fact
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
shade
regime
director
film director
directing
reaction
reactor
=
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
=
referee
reflex
reform
reform
reformer
refrigerator truck
rugby
=
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
resentment
touchy
take offence at each other
offend
be offended
Renaissance
rent
X-ray
repatriate
repertoire
rehearsal
tutor
report
=
loudspeaker
reputation
Russian
Russian citizen
official
officially
republic
republican
restoration
restaurant
resource
time; order; turn
in order
as; in the capacity of
=
disorderly
in disorder
orderly
ordinal
be regulated
regulate
audit
inspector
rheumatism
revolution
revolutionary
=
reserve
reservoir
residence
resolution
resonance
rhyme
Roman
=
rhythm
rhetoric
satisfied
gratitude
satisfaction
grand piano
=
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
socket
clan; tribe
clan-minded person
clannishness
rouble
steering wheel
Romanian
rupee
spirit
spiritual
spirituality
inspire
be inspired
carrot
infant
racehorse
in accordance with
corresponding
respectively
discrepancy
conformity
match
become matched
slightly; a little
just a little
a little later
greeting; hello
hi; hello
parcel
greet
well
hello
weeping willow
fashion
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
=
ray
radiation
architecture
architecture
architect
tendon
absorb
younger sister (of a woman)
soak in
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
thus
thus
in the meantime
do so
husked millet
juice
silver coin
bag
extinguisher
put out; turn off
go out; be extinguished
shelf
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
certainly
talkative
verbosity
congress
thrust oneself in
petty thief
thrust in
falcon
dilute
become liquid
liquid
liquid
oats
knock flat
fall flat
outline
=
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
inquiry
question mark
asker
turn pale with anger
villain
stern
look stern
interview
converse
be squeezed
squint
peep
Gypsy
squeeze
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
rumour
sybyzgy (flute)
reserved share of meat
accomplice
adjoining
collusion
roll up one's sleeves
rustle
rustle
rustle
zip
gift
fit in
capacity
worship
fit together
bonus
gift
mutual respect
respect each other
give as a present
sweet curd
preen
plaster
plasterer
plaster
sluggish
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
criticism
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
test
test each other
test; criticise
break
break
broom
be swept off
sweepings
broom
sweep
polite
courtesy
politeness
be polite
giggle
like
creak
creak creak
creak
yurt door
satire
satirist
satirise
secret
character
slide
earring
skating rink
slide about
slide
slide
lyrical
beer
confidant
share secrets
paint
quilted felt rug
accordion
ache
illness
ill
sickly
fall ill
outside; exterior
outerwear
outer; external
outwards
outside
from outside
from outside
quilt
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
draw
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
miss
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
patience
patient
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
ransom
bow
alms
=
ravine
corresponding to
every; each time
contest
compete
elected, elective
be elected
election
elect
voter
tool
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
comparative
comparison
compare
branch; field; sector
well
sloppy
dangle
salad
decency
healthy
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
=
cool
coolness
get cool
custom
customs and traditions
customs and outlook
solemnity
solemn
put; build; insert
soar
Samruk (mythical bird)
cedar
temple (of the head)
breeze
adobe
samovar
=
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
take into account
category
intellectual
sanatorium
count; consider
numerical
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
journey
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
be kept
insure
be careful
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
commander-in-chief
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
be at a loss
stink
sales
be sold
buyer
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
trader
bargain
sell
breeding ewe
pour
=
finger
milk
steppe
stage
stage
clay
carp
frown
clayey
composer
stage
script
screenwriter
ice floe
because; the reason is
drizzle
reason; cause
basket
sprinkle
eight
=
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
start
fatten
grow fat
fat
semantics
semester
=
seminary
sword
wither
you
in your opinion
belief
reliable
reliability
confidant
unreliable
distrust
power of attorney
senate
=
Saturday
clean-up day
convince
wander aimlessly
you all
credulous
credulity
sensation
sentimentalism
believe; trust
believer
very fat
=
separatism
=
grammatical case
decline a noun
declension
seri (troubadour)
companion
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
shake off
vow
certificate
walk
stroll
=
service
be afraid
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
=
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
forecaster
syntax
synthesis
sine
synchronise
synchronisation
Zionism
grope
character
be described
description
describe
description
stroke
magic
magician
magical
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
screenshot
violin
script
sculptor
sculpture
borehole
public garden
slide
Slav
metalworker
=
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
afterwards
at the end; finally
later
socialism
sociologist
sociology
society
socialist realism
from there; since then
then
after that; then
cudgel
brawl
left
that; that very
for that reason
for that
just then
to the left
so; like that
in that way
soldier
soloist
sway
north
northern
wither
nut (for a bolt)
create
so much
so
to such an extent
so much
so; thus
at the same time; moreover
besides; along with that
horsefly
after that
=
that distant one
therefore
there; then
even so
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
broth
saline land
suck
then; after that
court
mischievous
be convicted
defendant
try
sauce
council
state farm
stretch
drawn-out
elastic
chronic nature
stretch
stretch
=
spasm
specialist
play
spectrum
speedometer
speaker
=
spirit
=
=
athlete
sports
=
satellite
stewardess
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
machine tool
glass
=
start-up
statistics
statue
=
stand
stapler
stereotype
sterilisation
style
stimulus
scholarship
scholarship holder
table
dentist
dentistry
strategist
strategy
strategic
stratosphere
=
structure
=
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
irrigated
water
irrigation
subject
fountain
subsidy
subtitle
subtropics
judge
rustle
suffix
sulphate
watery
get wet
wet
ice-cold
superleague
=
reservoir
picture; drawing
artist
artist
depiction
depict
rustle
drink
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
love
kiss each other
bone
bony
wart
span (measure)
support
support
lean; rely
support
charming
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
wipe
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
practical
inexperienced
appetite
hush
proud
haughtiness
upbringing
upbringing and education
mentor
mock
complete
characteristic of
body
very sweet
slippers
in detail
explain in detail
like
it seems
upbringing
kindergarten teacher
well-mannered
educational
be brought up
ward
bring up
ill-mannered
plate
confiscate
order; discipline; rule
undisciplined
disciplined
disciplinary
method
sweet
sweets
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
day and night
daily
be sewn
sewing
tailor
seam
sew; plant; fix
steep
right angle
helicopter
rectangle
rectangular
straight
directly
direct
live broadcast
thorn
upright
be startled
straighten
tongue; language
linguistics
slice
cut into strips
reporter
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
linguistics
linguist
slit
sniff about
search (by police)
computer mouse
bolt upright
very much alive
even; altogether
even
even
alive; living
alive
revive
come back to life
life; existence
support
rest against
prop
prop
registration entry
account
be registered
combination
collocation
combine
combine
registration
register
life
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
string
tulip
tuning
surroundings
hang around
be overturned
revolution
revolutionary
overturn
hill
hillock
brawl
pugnacious
brawler
fight
beat on the head
big male dog
spill
pour out
tokpe (strumming style)
young of livestock
give birth of livestock
khan's guardsman
payment
be paid
make pay
pay
original
passport
low
down; below
below
lower
go down
lower
mound
cause to hang over
hang over
place of honour; upper end
chairman
chairmanship
=
referee
judgement
married woman's parental home
visiting one's parental home
move up to the seat of honour
four
the four kinds of livestock
four by four
fourthly
quadrangle
quadrangular
four together
among the four
the four of them together
grade four
chest
anvil
bed
bedding
be spread
mat
spread
direct
go straight
extraordinary
emergency
resistance (in төтеп беру)
withstand
patience
patient
tolerance
impatient
tolerate
hoof
pedestal
platform
first
first-born
water lily
fresh
conclusion
be formulated
conception
formulate
conclude
white hawk
dead end
closed
become closed
close off
personality
tuft
lock of hair
winged steed
wrap oneself up
wrap up tightly
fog
foggy
amulet
flu
catch a cold
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
seed
heredity
heredity
hold down
hang one's head
standpoint
resident; inhabitant
residential
housing
erect; make stand
radish
figure
standing
paralyse
be paralysed
parking
unstable
instability
permanent
stability
stabilise
stabilise
stay
stable
unstable
everyday life
domestic
coarse
shape
let alone
stand; live; get up
place near
from all sides
hobble
hobble
=
compass
embroidered wall carpet
hint
hint
wallpaper
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
whole
as a whole
integrity
as a whole
merge
light
prisoner
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
become salty
salt
unsalted
hide
cork
plug
dense
become denser
compress
stuff
forbid
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
stop
ban
forbid
lack of restraint
rear
mystery
too
at least
fur hat with ear flaps
rest
quiet
quietly
restless
be restless
silence
calm down
calm
rest
breath
punctuation mark
daily life
without stopping
thoroughness
accomplish
stop
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
outside
cover
outside
rustle
outside
cover with cloth
also; and; even
stick
approach
shortly
recently
shallow
again; also; more
savage
wild
again; once more
lesson
trainee
be pinned
be appointed
appoint
food
food
patience
fate
put on
bow
slip
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
sign
icon, small sign
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
income
accusative case
successful
hand over
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
dish
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
discerning
lack of taste
fibre
get tired
swoon
many times
many a
talent
talented
be plundered
demand; requirement
applicant
aspiration
strive
dispute
dispute
plunder
slim
be analysed
analyse
analysis
epilepsy
faint
queue slip
striving
strive
discussion
be discussed
discuss
ground roasted grain
smash
become numb
drop
drip
root
pulse-taking healer
take root
sworn friend
August
drip
marvel
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
be recognised
cognition
well-known; popular
popularity
educational
acquaintance
familiar
be introduced
introduce; acquaint
get acquainted
make known
heifer
tandoor oven
=
=
=
know; recognise
deny
exactly
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
be entrusted
order (for goods)
task
hand in
be trampled
trample
cliche
throne
odd
knock
bare
topic
shoe a horse
come near
bring close
skullcap
rhyme for recitation
speak in rhymes
my lord
board
plank
tablet
devout person
pious
piety
narrow; tight
millet
be in straits
narrow
become narrow
circulation
spread
branch out
ram
comb one's hair
side
comb
cockroach
be distributed
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
=
strike with forelegs
bang
bang bang
attraction
be drawn
attractive
unattractive
shy
shyness
hold back
contest
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
carry
Tatar
in Tatar
taste
be worth
friendly
concord
make peace
mountain
hen
peacock
use up
goods
mountainous
run out
mountain goat
bald or scabby person
bald
=
clean; pure
cleanliness
clean
cleaner
cleanse
become clean
also; and; even
equal
equal
sea
sailor
spotted
equality
equation
become equal
equalise
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
brake
theatre
theatregoer
theatrical
saddle skirt
deep emotion
move deeply
be moved
kick each other
kick
apparently
free of charge
free of charge
originally
smooth
all
all
basin
large bowl
wheel
force
only
origin
stop it
cube
billy goat
patterned felt rug
standoff
be checked
check; inspect
check
text
nobility of birth
plot
television channel
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
television series
gaze longingly
ascribe
iron
smith
railway
railway worker
reinforced concrete
iron-hard
Pole Star
topic
timbre
tobacco
tempo
=
temperature
tendency
=
=
=
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
picking
picker
wrongly
north side
deny
physician
therapy
oscillation
swing
rock
rock
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
=
terminology
thermometer
thermos
territory
=
=
terrorism
pick
hole
holed
stare
punch
=
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
effective
efficiency
ineffective
squirrel
must; ought to
accordingly
proper
touch; offend
touch; be hit; fall to
=
Tibetan
belonging, due
touch
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
pond
eat one's fill
refrigerator
chill
stubborn
bend over
freeze; be cold
gooseberry
ankle
crowd
good heavens
feast; celebration; wedding
festivities
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
=
deep feeling
worry
be agitated
labour pains
be in labour
ponder
reflective poem
full
completely
be filled out
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
be agitated
be filled
fill; fill in
be filled
volume
falcon's hood
hummock
tomato
bulge
be sulky
fur coat
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
unite
group
full
woodpecker
be woven
saddle cloth
knitwear
weaver
stagnation
stagnate
bun
meet
junior wife
complacency
mallet
ninety
quarter of a year
yearling sheep
stop
dwell on
decision
come to a halt
be stopped
stop; cease
stop; halt
stop
non-stop
non-stop
weave
knitting
net
fine silk
sparrow
bay
despair
node, junction
net
torpedo
silk
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
await
rust
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
=
transit
highway
mourning
trailer
tracker
=
coach
training
rostrum
trigonometry
tights
knitwear
thriller
=
=
trilogy
trillion
trophy
=
thrombus
tropics
pavement
pipe
hush
banner
give rise to
relative
native land
birthday
work
derivative
generate
arise
felt side cover of a yurt
relative
related
relative
kinship
kinship
kindred
become related
tuberculosis
give rise to
dried hide
origin
native
=
=
round
straight; direct
straight
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
te (tea, in southern Chinese)
tie
drive to despair
despair
sneeze
eventually
root (of a word)
stub
down
fundamental
peninsula
let alone
let alone
all
entirely
such and such
such and such a person
be accounted for
count up
run out completely
use up entirely
contract
knot
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
knotty question
hair
spit
hairy
kind of livestock
graduate
renew
moult
fox
ten thousand
night
midnight
all night long
felt cover of the roof ring
at night
by night
gloom
darken
spend the night
night
bottom
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
Turk
in Turkish
Turkmen
in Turkmen
shudder
standing
Turgesh
Turkic person
Turkic
Turkic-speaking
Turkology
various; different
colourful
diversity
transform
vary
prison
impulse
poke repeatedly
poke
roll up
noon; colour; dream
receipts
understanding
unclear
clear
comment
misunderstanding
mutual understanding
understand each other
explanation
explain
understand
shooting (of a film)
be lowered
lower; drop; film
midday
lunch
colourless
coloured
noon meal
fall; get off; get in
be furious
smoke
smoky
smoke
endure
ugh
be lined up
improve
be corrected
correct
straighten
straight
set up
straight line
plot
promise
authorised person
vizier
get worse
aggravate
roe
yurt roof pole
handful
hold in the hand
toxic
colostrum
oh
preach
and peace upon you
worry
worry
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
=
poisonous
be poisoned
poison
unification
unitary
unitary structure
university
massage
hurrah
uranium
urbanisation
urology
disposal
utopia
Vietnamese
carriage
vacancy
vaccine
currency
=
bath
=
watt
voucher
bill of exchange
vector
velodrome
bicycle
Hungarian
=
verification
helicopter
lobby
=
veterinarian
=
vice-minister
vice-premier
vice-president
widget
=
video camera
virtual
virtuoso
=
=
stained glass
shop window
visa
vaudeville
vocals
station
tungsten
=
volleyball
volunteer
volcano
troop train
effect
air
=
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
electricity
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
=
elite
Hellene
ellipse
=
emblem
embryo
emigration
=
=
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
=
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
informed
message
announcement
advertise
get in touch
report
lack of news
hadith
animal
animal
zoo
zoo
sage
Khakas
hacker
condition
condition
state of affairs
people; nation
populist
international
popular; folk
chameleon
=
khan's wife
princess
lady; madam
khanate
ladybird
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
reader, anthology
Christian
chrome
chronicle
chronology
heap up
peer
cave
bore
three
three by three
for; in order to
thirdly
triangle
triangular
three together
among the three
the three of them together
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
circle
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
harmonious
harmony
be coordinated
coordinate
match
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
sentence
government
intergovernmental
governmental
be delicate
share
contribute
equity holder
be distributed
distribution
distribute
distributor
share
example; model; pattern
exemplary
model
academic performance
manage in time
get bigger
be enlarged
enlarge
big; older
hope
candidate
hopelessness
give hope
hope
sound
Indian
American Indian
silently
silent person
keep silent
harmony
law of vowel harmony
harmonise
appeal
call
saving
constantly; always
thrifty
economical
be saved
save
silently
silence
audio cassette
very big
trend
dread
alarmed
be terrified
frighten
skittish
shy
the Pleiades
be frightened
blow
bean
bristle
bark
frostbite
freeze
icy wind
top; surface
one after another
upper
again and again
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
be torn
excerpt
long impatiently
outstanding
by fits and starts
continuously
continuous
stirrup
close companion
tear
insult
anchor
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
like an arrow
rocket
rush
dungeon
whirr
dart
rush
ache
dash off
in vain
law
legal
legally
regularity
legalise
lawyer
legal
legislation
legislative
illegal
lawlessness
wife
secular
secularity
hall
cruel
damage
era; epoch; times
modern
contemporary
at once
damage, to injure
lament
charger
wait in longing
damage
lamentation
lament
thing; substance
noun
enjoyment
plant
retribution
factory
cannon
feel dizzy
=
attention
attentive
attentiveness
inattentive
retirement
pension
pensioner
zakat
shout at
zenith
gold thread
look closely
get bored
mind
comprehend
quick-witted
jeweller
jeweller's craft
be researched
research; study
research
researcher
laboratory
intellectual
harm
harmful
pest
harmless
pilgrimage
intellectual
=
cemetery
calamity
zone
zoologist
zoology
zoo
huge
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
