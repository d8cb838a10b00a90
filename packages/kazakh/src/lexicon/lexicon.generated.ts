// Made from lexicon/*.tsv by `npm run kazakh:lexicon`; do not edit.
export const packedLexicon = `0A
1Gni
1guar
1ki
2ut
1mb
1xta
0Carter
2t
1ek
2modan
3pion
7at
2reSnA
2x
1ip
1uvaS
0F
1NgIme
6SI
6lesu
a
8u
9
1Sekej
2kereleu
1ZIm
4dI
2e
3ptFuIr
3txana
2ua
1bIger
6lenu
2den
1dIl
4dIk
4et
6sIz
9dIk
6tI
4qazY
3s
4ker
4nama
4teme
8lIk
2ebi
5et
7SI
7tanu
bSY
3jI
5lep
3mI
5
3p
4sIz
4tI
6lIk
3t
4-GUrYp
4te
6gI
8dej
1j
2el
2gIlI
2nek
2teuIr
3kenmen
3pese
3se
5 de
1k
2Im
4SIlIk
4dIk
4ger
2e
3-SeSe
3lu
3tu
2tas
1lI
3 de
3mUlY
3pbi
2Zuaz
6dYq
2dI
3e
4bIr
7eu
4kIm
4ne
6Se
8 ret
4qaSan
6jda
9
9n
6ndaj
3ileu
2em
4dIk
3uet
6tI
4mettIk
a-wkonomikalYq
8anu
2gI
4nde
2peSteu
2sIn-FlsIn
4retu
6u
4z
5dIk
1mIr
4SIldIk
2anda
2bebap
2iAn
1n
2-kyj
2SI
3ejIn
2Uran
2detu
2e
3kej
4i
1p-FdemI
3sFtte
2endI
3rbaqan
4u
2ke
2sana
1r
2 Zerde
2I
3
3
3 qaraj
3-berI
3p
4tes
7tIk
2bIr
2dajYm
2eN
4-FreN
3dIk
3ket
6tenu
8su
2ine
2kIm
3ez
2leu
2qaSan
7da
4jsY
7sY
3ilY
2tIs
3yrlI
7lIk
1sIreleu
5se
2em
4dIk
5eu
3r
4lI
5enu
2ker
5i
6 qYzmet
1tIr
2eS
2teN
5
4gen-aj
1ue
3Zaj
3l
4 basta
4I
4de
3n
3s
4
4qoj
4tIk
5enu
3z
2kIm-FukIm
2let
3ie
2min
2pIrImdep
2re
4SIlIk
4lenu
6u
1zFzIl
2Il
4deu
4keS
4qoj
3r
4Se
4lIk
5enu
6u
7SI
2er
4bajZan
0GUlama
2mYr
5nama
2n
2rYp
1YlYm
5i
6-texnikalYq
1aSYq
5
5tYq
2ZajYp
7
4p
2fu
2jYp
3bat
2lYm
5dYq
3am
5Sar
5at
5dYq
5tor
2na
3ibet
2qliA
2rIp
3YS
5ker
5tYq
2sYr
5lYq
2zal
1ibadat
7xana
3rat
2marat
1oj
0INIr
1S
2Ik
3lu
3mdIk
3nara
2ek
4-qarYn
2kI
4zu
3iIm
2tarlYq
3ej
2u
1lIk
4 septIk
3m
4-bIlIm
3nu
3su
2bu
2estIru
4u
2gIS
3ek
4rI
6letu
8u
2kI
4de
2mek
2tipat
2u
1n
2I
2ZIr
3u
2det
2gen
1rI
3N
3ktelu
6u
3lIk
4endIru
6u
3mSIk
3tkI
4u
2ge
4lI
5es
4tas
2kIldeu
5u
4t
3u
2u
1s
2-Freket
3Sara
2Ik
3nu
2ker
5i
5lIk
8
2mer
2pettI
2sapar
2telu
4u
2u
1z
2basar
2delu
4nIs
5u
6SI
4stIru
4u
2et
2gI
4lIk
0JanX
1bilej
1mor
1nior
1risdikciA
4prudenciA
4t
0ON
2Ir
4Ziek
4lIk
2delu
4u
5SI
2eS
2ge
1SIgu
3rIlu
4gIS
4u
2pendIlIk
2tesu
2u
1Zet
4tIk
1bekteu
2u
1gIz
2ej Fke
5SeSe
4lIk
4su
1jtIp
3kenI
3u
1kIl
4dIk
4et
6tIk
3nIS
6ke oraj
4dIru
4u
3ru
2Se
4leu
2pe
4SIl
4leu
2sItu
3u
2temdIk
1lI
3k
3m
2Sem
4nu
4u
5
5IS
5sIzdIk
2eN
4SI
4deu
3usIreu
2ke
4tanu
8SY
2tIrIlu
5u
2u
1mIldIrIk
3r
4SeNdIk
4baAn
1nIm
4dI
6lIk
4sIz
2dIrIlu
6s
7tIk
5u
6SI
2ege
5lI
7lIk
5sIz
3r
4kFsIp
9SI
9tIk
4lI
4paz
4sIz
4tabYs
6pqYS
2u
1p-OtkIr
1r
2
2Ik
3s
4tetu
6u
2SIl
4tu
3elenu
3u
2bItu
3u
2ekpu
3n
3skeldIk
2kOkIrek
3eS
4n
5deu
5iet
8tIlIk
2lIk
3eu
2mek
5SI
4leu
2nek
5teu
2t
3enu
4u
3sOndIruSI
2u
1sIm
4dIk
4qor
3rIlu
4u
5SI
2ek
4SI
4teu
2iet
5nama
5teu
2kIn
2pIrIm
2u
1t
2InIS
5m
4u
3rIk
6
6SI
8
2e
3lu
3m
4aqY
3u
2kInSI
4r
4zIlu
5gIS
5u
3el
4n
5 ZolY
5de
4ru
2pelI
6 kezeN
2u
1z
2ImSIl
7dIk
4sInu
3nSe
4dIk
2ara
2bek
5Se
2ek
4tI
6lIk
3n
3ureu
2ge
4
4
4Se
6
6lIk
4rIs
7sIz
5melI
5tIlu
6u
5u
0SFjnek
2kIrt
6aqY
2lkes
2rkej
1I
2der
2lde
5xana
3ter
2mIrIgu
5kenu
2p-SikI
2rIk
3enu
3kIn
6
4eu
3u
1OZe
2bere
2gIndI
3eru
3u
2kIm
2l
3Irkeu
3dI
4eu
6
3ejt
6
2mIS
3eleu
2p
2re-SOre
1UGYl
5
5a
5danu
3a
2NGYl
3qYr
2ZYq
2bYrtu
5u
3alSaN
5u
4r
4t
2lGau
4u
3Yq
2qSiJ
3u
2raj
3qYrau
1Y
2GYn
5danu
7u
4rSYq
4s
5
5 septIk
5tanu
3anaq
5dau
4r
5Ylu
5ma
7SYl
aYq
5u
6SY
3u
4 tegI
2N
3GYrYq
6u
3Yldau
3dalu
5u
2Z
3GYru
3Yldau
2bYn
4q
2dam
5dY
7lYq
5sYz
4u
2lYm
3au
5
3bYr
2m
3-SYm
3Su
3YldYq
4r
2n
3
3 Zyrekten
4nietpen
3SYl
3Y
4Gu
4men
4nda
4qtYru
3ZYr
3aAq
4Saq
4jY
6lYq
4r
3dYq
4ap
3taq
4uajtYnda
2p-SYn
2q
3
3YlYqtau
2rGalaN
5naq
3Sa
3Yldau
8Yq
4n
3aj
5lanu
4q
3malu
5u
6Yq
3pY
3qYrau
4au
6
2tYnau
4r
5a
5lau
3u
1aAn
2GYl
5Ysu
5u
4m
5danu
7u
4n
5audan
4r
4stYru
3ala
4taj
3u
2J
2N
3-tozaN
3GY
3Yraq
4tu
3dY
4au
3qYldau
4obYz
3sorGYS
2S
3Ylu
4randY
6tu
6u
3bau
3lYk
3tY
5ru
4araz
3u
4
2bYlu
4s
4t
5tandYru
8u
3andoz
4rman
3dalY
3u
4Yl
6dau
2har
2j
3Y
4lu
4r
3nau
3pUl
4au
3qalu
5s
6u
5u
3tan
3xana
2l
3GY
5n
4aj
5m
3SYq
3Ynu
3a
4lYq
3bar
3dYGu
4uar
3qaJ
5lau
5n
5sYnan
4u
3u
2m
3SYl
5raq
3Yrqanu
3a
4dan tYs
4lY
6
6
5au
4men
3danu
3punX
2nSYlu
4u
5
3YSqY
7lY
3a
3son
3taZ
2pSaN
6
6dYq
4u
3YraStY
3aGat
4laq
7tau
4n
4q
3qYlau
5n
6SY
8lYq
3tYru
2q
3YrYlu
6m
5tu
7
5u
3pa
5q
3tY
2r
3SY
5
4aNqY
5tu
5u
3Yldau
4qtau
3a
4na
4p
4sYz
7dYq
8anu
3baq
4olat
3iGat
3lau
3pYsu
4u
3t
4
4
4-SUrt
4tY raj
5asu
6u
3ua
5SYlYq
a
2t
3
3Ynau
4r
5-SUtYr
3aq
4stYru
5u
3qal
3tYq
6
4andYru
6u
2u
2xmat
3ta
4er
1e
2Nber
3geldeu
2SIlu
4m
4nu
3e
4k
4n
5
5dIk
3u
2ZIre
6SI
2ber
5
5lIk
6enu
5xana
2devr
2f
2gInIs
5u
4rtke
3e
4leu
4rIlu
5u
3u
2jIn
3ping
2k
3IldeuIk
3ara
6SY
6lYq
7as
3er
3pen
3sIz
6
6dIk
3tIlIk
4elu
5s
6u
5u
6
6lI
2lek
3lak
3pek
2mIrSek
2n
3destIru
a
3eu
5nIk
2rif
3lenu
3tIlu
4pe
4u
5
3u
2t
3Inen
3el
5dIk
8
4n
3kI
3tetu
5u
2zlong
1i
2Yr
2bOrI
2e
3lenIs
8u
5u
2fer
3r
4lau
2kI
4lIk
4zat
2lIk
2majlau
2pa
4Zaj
4ger
4lY
2q
3Yldau
3an
2rYGu
3aq
4tu
4u
3ek
1kaf
1lJz
2agbaum
3k
3ng
2em
1oGYr
5gyl
5landYru
8u
2NqiJ
2SYnu
4tu
3aJ
4jtu
3qa
3u
2fer
2jYn
2kolad
2lGYnSY
3ZaNdau
3aq
3pY
4an
3u
4
4SY
2mYldYru
5u
3u
2nZar
2pan
2q
3YndYru
5u
4raqtau
3ZUldYz
3par
3tYq
3u
2rSu
3tY
4an
2sse
2t
3land
2u
1paga
3rgalka
2ion
2ric
1rift
1tab
3mm
4p
3nga
3t
2orm
2urm
5an
1u
2
2Yl
4dau
2aq
4tY
2da
2lY
3au
2maq
1ved
3jcar
7iAlYq
1yJ
2bF
3erek
2jIrkelesu
3de
3lIgu
2kIr
5SIlIk
5lIk
2mek
0UA
2lSaq
3Y bajlanYs
3asu
4u
3tu
3u
2t
3sYz
3tY
1GYm
4-tysInIk
4paz
4tal
3nYs
4u
2u
1J
1S
2YrYlu
4asu
5tu
5u
4u
2an-teNIz
3q
2qYS
4n
5dau
4r
5lYq
3alaq
2tastYru
5u
4u
2u
1ZYm
4Sar
4dYq
5astYru
7u
1dajY
1jGYr
5Sa
3arYlu
6m
5u
2Ym
4SYldYq
4dastYrYlu
au
bSY
7u
3qtatu
6u
3tqY
5u
4u
2qY
4 bezI
4SYl
4lY
4sYzdYq
3as
5u
1l
2GaJ
4jtYlu
6u
2Y
3lYq
3qtau
3s
2aGat
3n
4GajYr
3su
2pa
2t
3SYl
6
6dYq
3ZandY
8lYq
3aralYq
6q
3tYq
2u
3
1mYtSaq
7tYq
4Ylmas
6u
4u
2sYnu
2tYlYs
5u
1n
2asu
3tu
3u
2taq
1p-UzYn
2aj
1qYpsYz
4tY
6
6lYq
2qYS
2sas
5tYq
4tu
4u
2tYru
1rGaSY
2SYq
2Y
3n toj
4u
3q
4tandYru
7u
3s
4qaq
4tYru
4u
2an
2da-ZYqtYq
2lYq
3ana
5u
4u
2paq
2t
3tam
5u
2u
1sYnYlu
5m
5s
4u
2aq
4-tyjek
4talu
6u
2qYnsYz
2tYn
3a
4lYq
5asu
5u
4ma
5dY
7lYq
4nYm
7dYlYq
5u
4ra
4su
4tu
4u
4z
1tYlYs
4u
3mdY
6lYq
3s
2qYr
2u
1zYn
4Sa
4dYq
2aq
4
4merzImdI
4tYq
3rtYlu
5u
4u
3tu
5
3u
0YGYstYru
4u
2u
1NGaj
5lY
6anu
7u
5sYz
8dYq
2Yl
4dau
3ranu
4su
2qYl
5dau
1SqYnu
1Zdahat
1dYrau
3s
1lGal
5dY
6au
3i
2aNSY
2di
4lau
1mYra
5lasu
5sYzdYq
4t
2dau
1nZYq
2tYGu
4maq
7tY
8astYq
au
4zarlYq
3a
4lY
5andYru
7u
4sYz
1p-YstYq
1qSamdYlYq
6au
2YlYm
4as
6sYz
6tY
7anu
2pal
5dY
6asu
2tau
3iArlYq
4mal
7
7dY
9q
1rGalu
4q
3u
2Su
2Yldau
3m
4SYldYq
3q
4sYzdYq
4tandYru
3s
3zdYq
2Zaqtau
3iJ
2du-dYrdu
1sYldau
4u
3rYlu
4ap
6SYl
9dYq
4ma
4u
3tu
2qYS
4lau
4rYq
5u
2tY
4q
3ama
2u
1tqu
1zGu
2YN
4dau
3ldau
3ndau
2a
3landYru
6u
3qor
0ZF
2SIk
2bIr
5lenuSI
7u
2dIger
2jt
2ndIk
3e
2rdem
6SI
6aqY
3meNke
2uteNdeu
1INISke
7ru
2bItu
3ek
5tej
4rIlu
5u
6SI
3u
2gIt
3er
5lI
7lIk
6endIru
8u
5sIz
2kSIldIk
3tIk
4elu
5me
5u
6
2lIk
4nSIk
2p
3-ZINISke
3su
1Jri
1ONku
2n
3-ZosYq
9sYz
3Inde
3delu
5u
6SI
3eltu
5u
3sIzdIk
2rgekteu
2tel
5u
3kIrInu
6u
1UGu
2baj
4nYS
5u
4tu
2dYrYq
2lYn
3dYz
6Sa
6qUrt
3qYnu
4u
3u
2mYldYrYlu
8u
5u
4rtqa
4s
5SY
5ker
5sYz
8
8dYq
3a
4q
4rlau
3baq
3salu
5q
6tYq
5rtu
6u
5u
3u
2p
3
3-ZUmsaq
6qa
3ar
5
3tasu
5u
2qa
4ru
3pa
5lY
7 auru
3tYru
2rnaq
3t
2t
3Ym
4nu
3aN
4u
3qYnSaq
3u
1YGYlu
3u
2NGYl
2bYrlau
2l
3 sajYn
3Ga
3Y
4Zaj
4lYq
4mYq
4na
5u
4su
4tqYS
5u
3ZYmajtYn
7lY
5tYlu
6u
4u
3an
4tu
4u
5Yq
3dYq
6
4a
5m
6
6dYq
3maGaj
3nama
3qY
5SY
3t
4-ZYlt
4Yr
6au
3u
4
4lYq
2mYN-ZYmYN
5dau
3dasu
3iJ
4Ys
3qYru
2n
3YstYq
3dY
2p
3-ZYlY
3YlYqtau
2r
3SY
3a
4qtau
4u
3lau
3tYlu
5q
4qYS
4u
1aA
3lYq
3u
4Zol
2GYmdY
5paz
8
8dYq
5sYz
3a
4lau
7
3daj
3u
2J
2NGYrYGu
7q
6tu
6u
4aq
3YlYsu
5tpaS
5u
3a
4
4 Gana
4SYl
7
7dYq
5a
4dan
4lYq
4rtYlu
6u
5u
3bYr
6lY
2bYlu
4q
4rqau
4sqaq
5u
3aGY
4jY
6
6lYq
3dYq
6talu
8u
3u
2d
3Yrau
2handYq
6anu
2j
3
3
3 sOjlem
3-Zaj
3Gasu
3SYlYqta
3YlYm
5u
4n
5da
3baraqat
3dan-Zaj
5qtau
5rY
3lY
5
4ap
5tu
5u
6
3ma
4en
3nau
3pau
3qalu
3raN
5tu
5u
3sYz
4aN
3t
2ket
2l
3GYz
6
6dYq
6sYrau
4an
6
6dYq
5s
6tYq
8rYlu
9u
6u
5u
6
3Jzi
3SY
3YGu
4n
5dau
5u
3a
4N
5aAq
6S
7tanu
9u
5bas
4jYr
4qY
5or
5tau
4u
5
3bYz
4arYnu
3damalY
5nu
5u
3mau
6Yz
8 kempIr
3pY
5
5UlttYq
5lYq
6ama
9
7nu
7u
5xalYqtYq
4aq
3qY
4au
6lYq
7anu
3t
4-ZUlt
4YraGan
7u
4aqtYq
7au
5ru
2mYlGY
5u
4rasu
6u
3aGajYn
6t
4n
5
5dYq
4u
5
3bY
4as
6tau
2n
3 dynie
3-Zanuar
6q
7qa
7tY
8a
9n
4tFnImen
3Su
3UA
3Zal
3aSYr
7
7lYq
4ma
4rmaj
5tau
4su
4za
3dYru
4ajSap
5ndYru
6u
5rm
3keStI
8lIk
4yjer
3r
3talas
3u
4
4ar
2p-ZaNa
6lGYz
7aNaS
7paq
6qYn
7sY
6rYq
6s
7Yl
3YrYlu
5aq
5u
3alaq
7tau
3on
5Sa
3paj
6
3sYru
2q
3 syjek
3Sa
3Ut
3Yn
5
5 arada
5dYq
6a
7su
7tu
7u
3sY
5
5
5lYq
4artu
6u
3tYru
4as
5u
6
6SY
2r
3-Zar
3GY
4aq
3SY
3YlGYS
5Ys
5qau
5u
4m
5Zan
4q
5
5Saq
5tandYru
4s
5a
5u
3a
4jdY
5sYN
4lau
4mdY
7lYq
5sYz
8dYq
4q
5at
7tanu
5tanu
7u
4sYm
5tYru
5u
4tYlYs
9tanu
7u
5qan
5u
6SY
4u
3gon
3iAlanYm
8u
7u
3lY
5
5lYq
5q
3ma
3na
5ma
7lau
3q
4-ZUrq
4Yldau
5n
5raGan
7u
4abaq
5nat
3tY
5
5ZYldYq
5laj
8
4as
3u
4
2s
3
3OspIrIm
3Yl
4mYq
4q
4rYn
7
7baq
7u
5u
3alu
4ma
5paz
8dYq
4ndY
5u
4q
5talu
7u
4ru
4u
5
3qanSaq
9tYq
6u
5u
3tYq
6tYs
4anu
5r
3u
4Sa
2t
3Yn bOlme
4r
5qau
4s septIk
3aqxana
3qYzu
4a
3sYnu
3tYGu
7
5qtYru
aSY
4alu
5u
3u
2u
3SY
3YGu
4n
5-SaSYn
5dY
5ger
4rYn
4z
3ap
5ker
8SIlIk
5sYz
8dYq
5tY
7lYq
6asu
3dYru
3gerSIlIk
3har
3lYq
6
4au
3u
2z
3GY
5ru
3YlYm
5u
6SY
4q
5sYz
5tY
4su
3a
4lanu
6u
7SY
3ba
5 eskertkIS
5Sa
7
3dau
3ira
3mYS
3u
4
4SY
1eN
3Il
5Is
5dIk
6etu
7u
5eJ
5tek
8tIk
5u
4mpaz
4s
3ge
5j
5taj
3u
2bIr
3e
4u
2del
5
5 ZFrdem
5detu
2gI
4zu
3u
2jde
2kIru
3e
4
4 menSIk
4-Zeke
4Se
6lendIru
4lIk
5enu
4menSIk
3kOrInIS
3pe-Zek
3sUrYn
4enbI
3u
2l
3I
4gu
4m
5deu
4n
3Okpe
3atin
3bIreu
4au
4ezek
3dI
4etkIS
6u
3ek
3kIldeu
4e
5k
3pu
5IS
3sIz
3toqsan
3u
2m
3Is
5-Zidek
3SOp
3deu
3qor
6
6lYq
3tIk
2nt
2p-ZeNIl
2r
3 qYrtYsY
4serIgI
3-Zerde
3Ik
3SIldIk
3UjYq
3ZaNGaq
3gIlIktI
3les
5u
3sInu
5z
4erIk
3tOle
3u
2sIr
5
3t
2tI
4
4 ata
4gen
4ldIru
5u
4m
5
5dIk
5sIreu
5xana
4qaraqSY
4ru
4speuSIlIk
5tIk
5u
3ekSI
7
7lIk
5telu
7u
4leu
4rlIktej
4u
3kIlIksIz
8tI
a
5nSek
5zIlIm
8u
6u
7
7SI
3on
3pIs
3u
2u
2z
3de
3tYrnaq
1iI
3
3lIk
4eu
3rek
4kenIS
9tI
7u
2J
2Ylu
3n
4tYq
3rYlu
4ma
4u
2de
4k
2ekteu
3n
2haz
2nalYm
6s
5u
4q
5Y
6lYq
5talu
7u
8SY
4stYru
4u
2raf
3en
1oGaltu
5u
4rGY
5Y
6
6 oqu ornY
6da
6latu
8u
2J
2NGar
3YSqa
2ba
4lau
7
7SY
2jYlu
2kej
2l
3-Zora
3YGu
4qtYru
3Zazba
3aq
4uSY
3barYs
5sSY
3dama
5s
5u
6
3serIk
2mart
6tYq
2nu
2q
3
3SYlYq
3tYq
4au
6
2rGa
5lau
3Yq
3a
4lGY
4mal
7dau
3tu
5Yl
3u
2spar
6lanu
8u
3u
2ta
1uYndY
4u
3q
4ta
6u
3rda
2a
3n
4dYq
3s
2p-Zuan
2rnal
6ist
9ika
2san
4u
2u
1ydeu
5
2gInu
4rIs
5e
5tu
5u
3en
5deu
4rI
2je
4lI
6
6k
6lIk
5eu
3ke
5lIk
3rIk
6
3tku
2k
3qUZat
3tIlIk
4elu
5me
5u
2lde
5ger
3ge
2n
3dI
4eu
2rIs
5-tUrYs
3dIm-bardYm
3e-Zyre
4k
5sInu
7z
5tI
3gInSI
5zIlu
6u
7SI
3u
2z
3
3Ik
4m
3ZYldYq
3basY
3dIk
4ep
5su
3ege
3u
0^AkutiA
2majka
1Cad
2elAbI
3rnogoriA
3xiA
4ov
2ikago
3li
2uvaSiA
1FSImbaev
2^q^bt^k
2bIS
5UlY
5ev
4lov
5qajYr
3dIGali
9ev
5qadYrov
5raxman
bov
3enov
3ubFkIr
2dIl
5bek
2jgerIm
3teke
2lImZanov
5baev
3i
4A
4ev
6a
4xan
2mIr
5Zanov
5e
5ov
3udariA
2nuar
2sel
4t
2ubFkIr
8ov
3ezov
3liekOl
2zIlxan
3erbajZan
3iz
1G^t^p
3z^i
2abiden
5t
3lYm
6Zan
3ni
3ziz
1I^I^m
2le
3iAs
2nZIl
4u
2slFm
1J^n^e^s^k^o
5i^s^e^f
2liA
2piter
2rij
2supov
2tub
1OleNtI
2skemen
2teGaliev
4mIsUlY
2zbekstan
1SFkFrIm
3rIpov
2IdertI
2YNGYs
7tau
4ZaN
3mbUlaq
4kent
3rYn
2^Y^U
3o^b
3q^o
2aAn
4xmetov
3lqar
7
3nxaj
3rYn
4dara
3vkat
3xanov
4tinsk
2eSenstan
3kspir
3lek
3monaixa
3raliev
4xan
3t
4pe
2ielI
2olpan
7
3nZY
3qan
3rtandY
3tlandiA
2ri-^lanka
2u
2veciA
4jcariA
1U^G^a
3b^t
3k^p
3o^s
3q^S^U
5k
3w^m
2ba
2lYbritaniA
4tau
3Zan
3an
5batYr
3pan
2rZar
2zYnaGaS
1WuCinsk
1YbYraj
7xan
2dYrYs
2ntYmaq
2qYlas
2rGYz
3YstY
2smajYl
3qaq
6ov
3tYqkOl
4ambUl
1ZFNgIr
3nIbek
8
2Ibek
3tIqara
2UldYz
3maGali
9ev
5baev
9a
7j
8UlY
6ek
5nov
5tov
2^I^O
3S^s
3Z^m
3a^q
3i
4^t^s
3k
4^o
3o^o
3q^q
3s^n
3w^k
5o
2aNYl
4aOzen
5arqa
5qala
6orGan
5tas
3baev
3jYq
3laGaS
5NaSkOl
3mbYl
7
3nFbIlov
4ar
5t
4bolat
4dos
4geldI
4na
4saA
5ejItov
5ygIrov
b
3parov
4oniA
3qYpov
4sYbekov
6lYq
3ras
4kent
3s-^alaS
4Ulan
2em
3neva
3rUjYq
4orta
3tIqaraqSY
5saj
6u
3zqazGan
2idebaj
2oNGar
3ldasbekov
3mart
2ynIsov
3sIp
6ov
1aAZan
3gOz
3ulYm
2SGabat
2Zar
2^O^k
5s^S^k
3S^m
3a^q
3i^t^v
3k^t
3l^Z^i^r
3q
4^S
3t^s
3w^s
3x^q^o
3z^s
2bYlaj
3aj
5
3dullaev
2fina
3rika
2jSa
3Zan
3aru
3bar
4ek
3dYn
4ar
4os
3gerIm
4yl
3mauYtUlY
8ov
3nUr
3qap
3tZanov
4baev
6j
4matov
4qali
2lAska
3Xbert
4pI
3Zir
3aS
5orda
4kOl
4tau
3baniA
3dar
4iAr
3eksandr
6ej
3iA
4ev
3la
5h
3matY
3pamYs
3tYnaj
6sarin
4aj
6
2man
5Zolov
5at
5geldI
a
5ov
5taj
4zonka
3erika
3sterdam
3ur
2nastasiA
3d
4orra
4rej
3gela
4liA
4ola
3kara
3na
3taliA
5rktida
9ka
4on
2qYlbek
3an
3bUlaq
4ota
3erke
3maral
4ola
3orda
3saj
4u
3tObe
4au
4oGaj
5tY
2rYs
5tan
3al
3gentina
3ktika
3man
4eniA
3qalYq
3uZan
2sYlbek
5xan
3an
5ov
3elX
3qar
6UlY
6ov
6qYzY
3tana
4raxan
2tYrau
3ambaev
5eken
4tyrIk
3basar
3lantika
2uGanstan
2vstraliA
6iA
2xmed
5t
6Zanov
6ov
8a
2zamat
3iA
3ov
1bFjterek
2ISkek
3rZan
4lIk
2Ogenbaj
3kejorda
6xan
9ov
2Uqar
6-^ZYrau
4tYrma
3xara
2^G^m
3U^U
3Z^z^q
3a^F
5q
3q^o
3s^n
2aAn
5auYl
3Gdat
7
3SqUrtstan
3jGaziev
4Zanov
4den
4kal
4mUxanov
4qoNYr
4ron
4salov
5ejItova
4tUrsYnUlY
3ku
3lZan
4kan
4qaS
4tYq
3ngkok
5ladeS
3qYt
6UlY
6Zan
9ov
4anas
4tiAr
3rYs
4ak
4nauYl
4selona
3tYr
6xan
9ov
3uYrZan
3xrejn
3zarbaev
2ejImbet
4barYs
4neu
4rut
4senbaev
7ov
3k
4Zanov
4arYs
4bolat
4etov
4mUxanov
5aGambetov
4ov
4tauata
5enov
4zat
3lXgiA
4arusX
4grad
4uxa
3rIk
4dIbaev
4lin
4n
3sqaraGaj
3tpaqdala
2ibIgyl
5nUr
4liA
3senov
2olaSaq
5t
6UlY
6ov
6qYzY
4gariA
4iviA
3raldaj
4is
3sniA
4ton
3tagOz
4svana
3zoj
2rJsselX
3aziliA
3eZnev
3unej
2udapeSt
3laev
3rAtiA
4abaj
3tan
3xarest
1cJrix
2elinograd
1dFuIt
4let
7ov
4ren
7ov
2IlmUrat
4naz
3nmUxamed
2Zo
4n
2^d^U
5s^U
3n^q
3s^U
5m
2aGYstan
3mask
3na
4iA
6r
3rXA
4iGa
4vin
4xan
3stan
2eli
3rZavin
2ias
3maS
3nara
2mitrij
2nepr
2on
4alXd
3s
4Zan
7ov
4aev
4mUxamedUlY
4tYq
5oevskij
3xa
2uSanbe
3baj
4lin
3lat
6UlY
6ov
3man
3naj
2yjsenbaev
7ov
1eNlIk
2^U^u
3a^w^o
3d^b
3o
3q^Y^U
2dIl
5
2frat
2gipet
2kIbastUz
3aterina
9burg
2lXcin
3ek
4na
2mbI
2nisej
2rImbetov
3ZIgIt
4an
6ov
3bolat
3ejmentau
4van
3lan
6UlY
6qYzY
3mek
6baev
6ov
3sUltan
3tIs
4aj
2sIk
4l
4m
5ov
3ekqYrGan
4nZan
5berlin
5geldI
5ov
4t
2ur^az^w^q
4aziA
4oodaq
5pa
2vgenij
1f^i^f^a
3k
3s^b
2ariza
4xat
3tima
2ejsbuk
2ilippin
3nlAndiA
2ort-^SevCenko
2ranciA
5kfurt
1gEte
2^f^r
3u^l^a^g
3w^s
2aaga
3garin
3iti
3lina
3mburg
3na
4g
2ennadij
3orgij
3rmaniA
2imalaj
2obi
3llandiA
5ivud
3nkong
3rXkij
4baCev
2rejg
4kiA
4nlandiA
3igorij
3uziA
2ugl
3terriS
2vatemala
3ineA
2ylSat
4Zan
4barSYn
4mira
4nFr
5Ur
5ar
4sIm
1ibraev
5gimov
aa
5him
2erusalim
2gorX
2manGali
5ov
2nder
4ira
4oneziA
3stagram
3terfaks
6pol
2ordaniA
2rak
4n
3ina
3kutsk
3landiA
2sa
4ak
4bekov
4ev
3ekeSev
3kander
3lam
6
6abad
5ndiA
3mailov
3paniA
2taliA
2van
5ov
7a
2zrailX
1jemen
1kFkImZan
3mSat
3rIm
6ov
8a
3usar
2OSerbaev
3kSetau
4pektI
4tObe
3lsaj
2^g^b
3m^m
3p^s^s
3s^r
6^o
3x^d^r
2aSmir
3bul
3ir
3liforniA
5ningrad
3mbodZa
4erun
4ila
3nada
4berra
3r^l^a^g
4l
4pat
3spij
3tar
3vkaz
2eNes
4gIr
3gen
3kIlbaev
3les
3mel
3nZeGaliev
6baev
7ek
4esarY
4iA
4tau
3rej
3tmen
2iev
3pr
2olumbiA
3ngo
3pengagen
3reA
3sovo
2rasnoArsk
3emlX
2uba
3rCatov
3vejt
3znecov
2ylFS
4paS
3mIs
3nsUlu
3rSIm
1lFjlIm
5a
3zzat
2Jdmila
3ksemburg
2Xvov
2aos
3tviA
3ura
3vrov
2ena
4ger
4in
6grad
3onid
3psI
3rmontov
2iberiA
3sakov
4sabon
3tva
3van
4iA
3xtenStejn
2ondon
2ukaSenko
1mFNgIlIk-^el
3ZIlIs
4it
3di
5na
6e
3lIk
3mbetov
4etova
3nSyk
3riAm
3sImov
4keu
3uerennaxr
2Inbergen
4ura
3rZaqYp
2Jnxen
2OldIr
2UGalZar
3qaGali
5Sev
5n
6ov
3rat
6UlY
6ov
6qYzY
3sa
5baev
4tafa
7in
3xamed
8Zanov
7tZanov
6med
4tar
3ztau
2XAnma
2Yrzabekov
6xmetov
3sYr
2^F^m^s
3O^z
3a^g^a^t^w
3i^b
3k^k
5q^k
3r^t
2aGZan
3NGYstau
3Zarstan
3dagaskar
4ina
4rid
3jkl
5rosoft
4lin
4ra
3kedoniA
4insk
4ron
4sim
3lXdiv
5ta
4ajziA
4i
5k
3min
4lJt
3nas
5t
4sUr
3qataev
4sUt
5at
4taaral
3rZan
4at
6UlY
6qYzY
4iA
5na
4ks
4okko
4qakOl
4s
4tOk
3vritaniA
3xambet
9
5nov
2edeu
4vedev
3jIrZan
6manov
4ram
7gyl
3kke
4sika
3rej
4kI
5elX
5urij
4uert
2iSustin
3lan
3nsk
3ras
4ziEev
3ssisipi
3xail
2oNGoliA
3jYnqUm
6tY
3ldaGUlova
6bekov
5ova
3mYSUlY
3nako
3zambik
2ysIrepov
1nIl
2Ur-^otan
4Gali
8ev
aa
5isa
4Zan
4a
4bek
5olat
4gyl
4lan
7UlY
7ov
7qYzY
4mUxamed
5aGambetov
4pejIsov
ba
4qasYm
4sUltan
4tas
6zin
2XJ-^jork
4ton
2YGmatulin
2^a^t^o
3k^v^d
2agasaki
3mibiA
3poleon
3rYnqol
4iman
4taj
3talXA
3uYrzYm
4rYz
7baj
3zYm
4arbaev
a-^universitet
aa
4erke
4gyl
2epal
4tun
2iderland
3ger
6iA
3karagua
4olaj
2obelX
3rvegiA
3vosIbIr
1oS
2^a^r
3p^e^k
3q^o
3s^k
2bX
3ama
2dessa
2jYl
2keaniA
2lXga
3Zas
3eg
2man
4r
5ov
7a
3bY
2rYnbaj
6or
3al
4z
5alin
5baev
6ek
2saka
6rov
3lo
3pan
6ov
8a
2tYrar
3ar
3tava
1pFkIstan
2^i^k
2alestina
3mir
3nama
3ragvaj
4iZ
3vel
4lodar
2ekin
3rizat
4mX
4u
3tr
5opavl
6v
7a
2luton
2olXSa
3pov
3rtugaliA
2raga
3iozersk
2uSkin
3tin
1qUdaj
6berdIUlY
9gen
3lYbaev
4Za
4ager
5n
4manov
4sarY
3nanbaev
8jUlY
3rYq
4an
4manGazY
7bek
7ov
3sZolY
4ajYnov
aa
2Ymbat
3rGYzstan
4Ym
3taj
3zYlZUldYz
6orda
6qUm
2^k
4^p
3m^g
3q^s
3r
3t^Z
3x^r
2aSaGan
4qar
3ZYmUqan
3banbaj
4dolov
3dYr
6baev
6ov
3jYNdY
5rbekov
4narbUlaq
4rat
7
4sar
3li
5ev
4maqstan
3mYstY
4bar
3nYS
4at
6UlY
6qYzY
4dYaGaS
3pSaGaj
4al
5rov
3r^m^u
4aGandY
5SYGanaq
5auYl
5qUm
6alpaqstan
6iA
5saj
5tal
7u
4lYGaS
4qaralY
3sYm
6-^Zomart
6ov
8a
6xan
4enov
4keleN
3tonqaraGaj
3zYGUrt
5bek
4^U^m^u
7p^u
7t^u
7u
5k^s^r
5mUnaj^gaz
4alY
5n
5qfilXm
6mYs
6parat
6stan
6telekom
5tomOnerkFsIp
4inform
4kommercbank
4poSta
4talov
2iGaS
2oSanov
3Za
5mqUlov
5nasYr
6ov
5xmetov
3bYlandY
4da
5o
3naev
7
3rGalZYn
6n
6s
4daj
4lan
4qYt
3sSY
4tanaj
2uanYS
5dYq
1rYsqUlov
4tY
2^f
3m^k
5m
3n^q
2aA
3biGa
3jxan
3mazan
8
3qYSev
3uSan
4an
3xYm
6Zan
4at
4imov
4manov
5on
2edZep
3jn
3sej
2idder
3ga
3m
3nat
2obert
3man
3stov
3za
2uanda
3dnYj
3mYniA
3slan
2ystem
1sFbit
3duaqasov
3ken
3niA
3tbaev
8
3ule
2IbIr
3letI
7teNIz
2Ultan
7ov
2YrYm
4dariA
2^I^m
3p^i^d
3q^o
2aAt
3GYntaev
8j
5z
4adiev
5t
3bYr
6ov
4ina
3dYqov
5r
3id
3jram
3ltanat
3mUrYq
8-^qazYna
4ar
6a
6qand
5t
6ov
3nZar
4duGaS
4iA
4kt-^peterburg
3par
6ov
3rYSaGan
5aGaS
6rqa
5su
4a
5jSYq
5n
5tov
4qan
4senbaev
7ov
3sYqkOl
3tYbaldY
9iev
4urn
3uYr
3xara
2ejItZan
6ov
4daxmetov
4fullin
3mej
3na
5t
4egal
3rIk
6UlY
6baev
8j
6qYzY
4Zan
4biA
4geev
6j
3ul
2i
3dnej
4orov
3ngapur
3riA
2kandinaviA
2lovakiA
5eniA
2maGUlov
4jYlov
3irnov
2oCi
3fiA
6
3mali
3zaq
2talin
4mbUl
3epan
5nogorsk
3okgolXm
2udan
2vetlana
2yjInbaj
3lejmen
9ov
ba
1tAnX-^SanX
2FNIrI
3ZIbaev
5kstan
4in
3ken
3uke
2IlaSar
4eubaev
7erdI
2Ole
5bi
5gen
8ov
5pbergen
3reGali
5tam
2Uran
4sYn
7bek
aov
7ov
3zkOl
2YnYSbaev
2^Z
4^m
3k^S
3m^d
3v
3y^r^k^p^a
9s^o^j
2aSkent
3bYl
3jYnSa
5p
5r
4land
4vanX
3lGar
6t
4as
4dYqorGan
4iban
4lin
3mara
3nzaniA
3raz
4baGataj
3sbOget
5olat
4maGambetov
3tXAna
4arstan
3urat
2bilisi
2eNIz
4ge
3geran
3kelI
5s
3legram
3mIr
6
6lan
6qazYq
6tau
4za
3xas
2ibet
3gr
3mur
2oGZan
3bYl
3kio
3lstoj
3miris
4sk
3qaev
7a
4tar
7baj
7ov
3rGaj
4onto
2ramp
2unis
3va
2ymen
3rIkmenstan
4kIstan
5iA
1uFlixanov
2^d^z
3e^f^a
2dmurtiA
2fa
2ganda
2ikipediA
3lXAm
2kraina
2rugvaj
2wlXs
1vXetnam
2^i^C
2aSington
3lentina
3rSava
3silij
3tikan
2ena
4eciA
5ra
7
5suwla
4griA
2iktor
7iA
3lXnJs
2ladimir
6slav
6vostok
2olgograd
3roneZ
1w^Y^d^U
3k^s^p^o
2fiopiA
2jnStejn
2kvador
2mmanJwlX
3omali
2rdoGan
2stoniA
2verest
1x^k
3o^k
3q^k^o
3v^q
2abar
6ovsk
3diSa
3kasiA
3lima
3mit
6ov
3nSatYr
4oj
4tFNIrI
3qnazar
3rXkov
3san
4enov
2elXsinki
2irosima
3ua
2orvatiA
2romtau
3uWev
2usejn
1ySaral
5qar
3tObe
2^e^U
2kIbaev
2lbI
2ndIstan
2rImSI
3ker
2stIrt
1zFure
2Ulqarnaj
2Ylixa
2abur
3jsan
3mbiA
2ejnep
5olla
3lenskij
3re
5ndI
2imbabve
2uxra
0aAlau
3dama
5u
2n
3YStY
3u
2q
3 astYnan
3kiIm
3talu
5u
2r
2t
2u
3SYlYq
3sYz
2z
3dY
1GYlSYn
7Sa
3m
3n
3s
3tu
3zu
2a
3-InI
3S
3j
4Yn
3rtu
6SY
8lYq
4u
3ttYq
2u
2za
1J
1N
2Gal
5dYq
4r
5Ylu
6mpaz
5u
2SY
4lYq
2Yrau
4u
3z
2datpa
4usYzda
3u
2qau
3u
2sar
4u
1S
2YGu
3lu
3nu
3q
4
4-ZarqYn
5kOk
4auYz
4tan-aSYq
3tqY
4u
2arSYlYq
2kOz
5dIk
2tYq
2u
3
3
3SaN
3lY
4anu
1WY
1ZYrasu
5tqYS
6u
5u
2al
3r
4lY
5anu
1bYrZu
4oj
3sYn
3z
2a
3Zur
3jlau
4sYz
7da
4tanu
3qtY
3ttandYru
2dYra
6u
2onent
2solJtizm
1ceton
1dYm
4dau
3raJ
5span
4na
2aj
3l
4baqan
4dYq
5au
3m
4Sa
4gerSIlIk
ctI
4zat
3ptaciA
3su
2ministraciA
4ral
2uYn
2vokat
1fera
2iSa
2orizm
2rikalYq
1gent
5tIk
2rarlYq
3essiA
6or
3oOnerkFsIptIk
4nom
1h
1j
2GYr
3aj
5SYl
5lau
4q
5tama
7u
2SYqtau
2YGu
3l
3na
3p
4ker
4pUl
4sYz
4tY
5alu
8SY
6u
7
3r
4Ylu
4bas
7talu
9u
4ma
6SYlYq
4u
2bYn
5dY
3alta
4r
5lY
4ttanu
2dYn
3ahar
4r
4u
5
2lYq
5
3a
4ker
4q
2malasu
6u
4q
5tYq
2nYmalY
8
6s
3a
4lSYqtau
5Ym
6s
7u
5a
6
5dYrYlu
8u
5ma
5u
2qYn
5dYq
6alu
7ma
7u
3aj
5lau
4s
5u
2rYlu
4qSa
3an
2t
3
3YlYm
5u
4s
5ker
5u
3alYq
4qtau
4rlYqtaj
b
3paqSY
3qYS
5zu
3u
2va
1kademiA
8lYq
7k
2cent
3iA
4oner
2kaunt
3umulAtor
2robat
2t
3Er
3er
3iv
5ist
3risa
2uSer
3punktura
3stika
2varelX
5ium
1l
2 kFne
2GYr
4s
5Oz
3a
4S
5Ynda
5qY
7
2Jminij
2SYn
3aNdau
4qtYq
6au
2XAns
3bom
3manax
3pinist
7zm
3ternativa
2Ym
3nu
3p
4
4satar
3s
4
4-berIs
4tYq
5an
6tu
6u
4u
2ZapqYS
2a
3Aq
5tYq
3N
4Gasar
4datu
6u
7SYlYq
4qaj
4sYz
3S
4a
5q
3bUGa
4aZaq
3jda
3pes
3qaj
5n
3s
4a
4tau
3uYzdYq
2bYrttYq
3an
4stY
2d
3YNGY
7 kynI
4men
3aGY
6 uaqYtta
4nu
4stYru
4u
2gebra
3oritm
2kogolX
2la
3ergiA
3o
2mUrt
3a
4lY
4stYrYlu
8u
5u
4tYlYq
2pYs
2qYm
4ndau
4zYl
3a
4biler
4p
2tY
4baqan
4n
5daj
3ajlYq
4u
2u
3
3SY
2xorY
1mal
4 Zoq
4dau
4sYz
7
3n
4-esen
4at
4dYq
5asu
2bulatoriA
2erikalYq
7n
8dYq
2fiteatr
2nistiA
2per
1nSlag
2Yq
4tYq
5alu
6ma
8lYq
6u
7YS
2a
3
3GUrlYm
3daj
3lYq
4itik
5z
3nas
4daj
3r
4xiA
6st
3tomiA
3u
2da
4-sanda
2ekdot
3miA
2gar
3ina
2keta
2notaciA
2samblX
2t
3enna
3ibiotik
4septik
3ologiA
4nim
3rakt
4opolog
aiA
1orta
1p-aWY
4jqYn
4lYs
4nYq
4rYq
5zan
4uYr
2Yrmaj
2a
3-sINlI
3j
3n
3ru
3t
4tY
6q
2elXsin
4lAciA
2iYn
2ogej
3rt
3stol
2paq
4rat
2relX
2ta
4lYq
7
4p
4sYna
3eka
1q
2
2SYl
3a
4lY
4m
4sYz
2Y
3l
4-oj
4Y
4dY
6lYq
5asu
4gOj
4sYz
3maq
6tYq
3n
3q
3r
4GY
4Y
5n
6da
8p
3sYz
2Zajma
4rqYn
3elken
3oltaj
2au
2bOken
2iYq
3qat
6
3ret
2kONIl
2pan
4rat
7tYq
8andYru
3ejIl
2qONIl
3Uba
3u
2saq
5
5al
4rY
4u
3yjek
2tYq
3alu
4ru
4u
5
2uYz
1r
2GY
4 kynI
4maq
4n
2Sa
3u
2Y
3 qaraj
3-berI
3ltu
4u
3q
4
4tau
3s
4tan
3z
2a
3-tUra
3Sa
5lau
3aGajYn
3b
4Sa
3j
3l
4as
6-qUralas
6tYru
6u
5u
3m
4SOp
4dYq
4tamaq
4za
3n
4datu
3q
4atYnas
3z
4dYq
2ba
4su
4u
3itr
6aZ
2dager
2ifmetika
3stokrat
2ka
2lY
2mAn
3an
5
5SYl
5dau
3iA
2na
4jY
6
4lu
4u
5
5lY
2pa
2qYlY
3a
4lau
4n
4r
4u
2s
3-ars
3Yldau
4z
3enal
2t
3YGYmen
4ltu
5u
4q
5
5SYlYq
atY
3eriA
3illeriA
4st
3qY
4a
3tYru
3u
2u
3aq
3lau
2xaizm
3eolog
8iA
alYq
3ipelag
4tektor
8ura
4v
5arius
2zan
5dau
1s
2YGYs
4u
3l
4tUqYm
5as
4u
3q
4paj
3randY
5u
6SY
4u
2a
3
3ba
3r
3u
4
2bUrSaq
2falXt
2kOk
2palY
4n
5tanu
4p
4z
3ekt
3irant
2qYnu
3abaq
4n
4q
5tau
4r
4zan
2salaumaGalejkum
4mbleA
3istent
3ociaciA
2t
3YNGY
4q
4rtYn
3am
4na
6lYq
4pYralla
4r
5lY
6au
4su
4u
3ma
3rofizika
5nom
8iA
2u
3
2xana
6SY
2yj
1t
2Ylu
3s
4u
2a
3-FZe
4ana
4baba
4tek
3ZUrt
3ka
3lYm
5q
4as
4u
3meken
3n
4u
3q
4UmarlYq
4onYs
4qUmar
4tY
3u
4 septIk
4lY
4sYz
2begI
2eist
3lXe
2las
3et
2mosfera
9lYq
2om
2qYS
3arYlu
5u
6SY
8
2ribut
2salYsu
2tan
5Ys
5u
4s
4tu
4u
3estaciA
7t
3rakcion
2u
1u
2
2
2Gan
2Yl
4SaruaSYlYq
4dYq
5as
3r
4latu
6u
4sYnu
4tpalY
9q
5u
4u
3s-tyjIs
4Ym
4palY
4tYrYlu
7u
4u
3tqu
3z
4Sa
6
4bIrSIlIk
4dYq
5anu
4ekI
4yj
2a
3 rajY
2dan
5dYq
4rYlu
6m
6spaq
5ma
7SY
5u
3it
5or
7iA
2kcion
2la
4u
2maq
2nau
2qYm
5dY
7lYq
3attY
2ru
4
4xana
2u
1vangard
3riA
2iaciA
4kompaniA
3taminoz
2straliAlYq
5iAlYq
2toSkola
4Zol
4bus
4graf
4inspektor
4kOlIk
4magistralX
6t
7ika
7tY
8andYru
5obilX
4nomiA
4park
5ortret
4r
4vokzal
1wrobika
4drom
4port
4zolX
1xa
2ual
1z
2
2GYndau
4ru
3antaj
2SYlYq
2Yq
4-auqat
5tylIk
4tandYru
3raq
2aJ
4
3jtu
3mat
6tYq
9
3p
4tY
5anu
6u
3t
4tYq
2dap
2iAlYq
7
2ot
2u
3
0bFdIk
2jSeSek
3bISe
4aj
3ge
3terek
2le
3kIm
3sInu
2rI
4bIr
3ekeldI
2s
3Ire
3e
4Ndetu
7u
5su
4ke
6lestIk
9u
2teNke
1IlIk
5sIz
5tI
7lIk
4m
5 beru
5dI
5ger
5paz
5sIz
3dIru
3ek
4m
4zIk
3gIS
3u
2p-bIrdej
5iIk
2r
3 Zerde
5olY
4auYzdan
4kezde
4ret
3-bIrI
7lep
3IgIp
5u
4kken
5tIru
4n-bIrI
5SI
7 kezekte
8ret
7den
7lIk
5en soN bIrI
4zdIlIk
3Sama
3YNGaj
3ZaqtY
4ola
7ta
3aq
4uYzdan
4z
5
5
3betkej
3de
5Ne
5j
5me
5n
3egej
7lIk
4r
4se
4u
3ge
5
3lIk
4esIp
6ken
6tIk
6u
3neSe
7 ret
3qalYptY
alYq
5tar
3sFrI
3tIn-bIrtIn
6dep
4Utas
8tYq
4alaj
4e-bIrte
4yrlI
2tIk
4m
5-bolmYs
5ger
5sIz
4ru
6SI
4su
3elu
4u
3u
2z
3
3dINSe
4er
1JdZet
6tIk
2lletenX
2ro
4krat
8iA
9zm
2st
1Obek
2dene
2gde
3elek
5tu
5u
4n
4t
4u
2kse
3ter
2lIk
4m
5Se
4nIs
5dI
5u
4su
3Sek
6teu
3e
4k
5
5
5-bOlek
5tIk
6enu
7u
4nu
3me
5les
3tIrIk
3u
4
2pe
2rI
4k
3kenSIk
3tpe
4u
2stek
3u
2telke
4n
2z
1UGY
3alYq
4na
4ttalu
7u
4u
4z
3u
2dYr
3an bUrYn
7Ylaj
6da
2jYGY
6lYq
4m
5taj
4rYlu
5u
3da
5lau
3rYq
6 raj
4a
2l
3 kynde
3GYn
4aNdau
5q
5u
3SYqet
3YNGYr
3a
4j
4n
4q
3bUl
3dYr
6Yq
6au
4au
3qYnYs
6u
4u
3t
4artpas
6u
4sYz
4tY
4u
2p-bUjra
2qa
4ra
6lYq
3pantaj
2rGY
3Saq
6tau
3YS
5tY
6ama
4lYs
5u
4m
4n
5
5GY
7Sa
7daj
9n da
5nan
4s
3aNdau
4lu
4nda
4u
5YS
3ma
5lanu
7u
3naGY kynI
3q
4-sarq
4Yldau
5rau
4asYn
5u
3u
2ta
4q
5tanu
4u
2zYlGan
5u
4q
3aqY
6
6lYq
7anu
4u
3u
4SYlYq
1YZ
2lGanu
5rY
5u
3Yq
3ZYr
3aj
5
5-bYlaj
5Sa
3dYrlau
3tYr
6GY
6dan
2qsu
2rt
2tYr
5au
1a
2A
3GYda
3ldY
3n
4dY
5ama
8SY
6u
7
7YS
3u
4
4lYq
2GYnYNqY
6StYlYq
5dYru
5u
4t
5-baGdar
5talu
7u
3a
4lY
5anu
6u
7
4m
4na
6
4sYz
3ban
3dar
6Sam
6lama
aSY
alau
8u
3u
2J
2Spaj
3qUrt
2Z
3a
4jlau
2ba
2dYraJ
3am
2gaZ
2hadyr
2j
3
3-quattY
3GUs
4Yz
4azY
3UlY
3Yp
4rGY
7lYq
4tu
3balam
3lYq
4am
5nYs
8tY
a
arYlu
bu
8u
6u
5u
3qaGYStYq
5lu
5stau
5tu
5u
6
6sYzda
3raq
3saldY
8lYq
7anu
3tal
5q
2kalavr
3teriA
2l
3GYn
4a
5lau
3SYq
6tY
3Yq
5SY
3a
4-SaGa
4Gat
4Sa
4baqSa
4lYq
7
5ar yjI
6u
4ma
4ns
4pan
4ra
4u
5sa
3bal
3dYr
6Gan
5z
4aq
3erina
4t
3ger
3kon
3l
4ada
4istika
4on
3mUzdaq
3p-balp
3qYtu
4ajmaq
5r
6aGaj
4u
3tYr
4a
2nan
3derolX
4it
3k
4ir
4omat
4rot
4tIk
2p
3ker
3tau
6SY
2q
3Sa
3Ylau
7
7SY
4t
5qa oraj
5sYz
8dYq
5tY
3a
4j
5SYq
4n
3baq
3i
3sY
5z
3taSY
5las
8tYq
3uattYlYq
2r
3
3Sa
5sY
3Yldau
4mta
7SY
4nSa
4s
5 septIk
3a-bara
3elXef
3lYq
6 Zerde
4au
6
6SY
3maq
3ometr
3qYt
3relX
4ikada
3ter
3u
2s
3
3 bostandYGY
4kiIm
4syjek
4tartu
3SY
5lYq
3YlYm
5u
4m
5dYq
8tY
4nda
5u
4tqY
3bUzar
3ketbol
3pa
5ger
5ldaq
5na
7sYz
5q
5sOz
8 xatSYsY
5xana
3qUr
4YS
5nSY
8lYq
4a
5
5
5Sa
5rYlu
6ma
6u
7
7SYlYq
4osu
3sejn
3tY
5q
5rYlu
6malau
4aNGY
5lu
5ma
7SY
5pqY
8da
5tu
5u
6
6YS
8
3u
2tYl
5dYq
4r
5
5lYq
5ma
5u
4s
5
3a
4gOj
4lXon
4reA
6jka
3on
3pYrauYq
4aq
6tY
3u
2u
3-baqSa
3Yr
5las
8
8u
5mal
8dYq
5saq
3raj
5u
2xtax
2zYna
3a
4lYq
4r
5lYq
1e
2Spent
2de
4l
5dI
5sIz
4r
5leu
4ulIk
2jGamdYq
3Im
5delu
7u
4t
3Sara
3bIt
6SIlIk
4astaq
3mFlIm
4aza
7lau
3ne
5
5 qoNYrau
5Zazba
5baAn
5lenu
7u
8
8 OnerI
5t
6aspa
6tI
3qam
6dYq
3resmi
3senbI
3tanYs
5rap
8tYq
9andYru
3uaq
2k
3InIs
5u
4re
4tIlu
5u
3er
4t
3u
2l
3XgiAlYq
3beu
3dIk
4emSe
5su
5u
3es
3gI
5lI
6enu
7u
5sIz
8dIk
3orus
3sendI
8lIk
8ru
6u
2n
3zin
2rI
4
4 qaraj
4k
5tIk
4lgendIk
5u
3eSek
4ke
6sIzdIk
3gI
3men
3u
4SI
2s
3Ik
4n
3ZYldYq
3atar
3barmaq
3eu
3tIk
4seller
2t
3aSar
4lYs
3bUrYs
4elgI
3ege
4r
3kej
3on
3pe-bet
5rde
3sIz
3teu
2z
3Inu
3ben
4yjrek
3endIrIlu
8u
4u
3gek
3u
1i
2AzY
2Ik
4tIk
2SI
2Yl
4GY
4Sa
2atlon
2bliA
5ografiA
2daj
2e
2keS
2lIk
3XArd
3et
4u
5SI
7lIk
2noklX
4m
2ofizika
3grafiA
3log
6iA
8lYq
3sfera
3texnologiA
3ximiA
2rZa
2skvit
3milla
2t
2znes
6men
1lank
2og
4er
3k
4ada
4not
1oAma
3tu
3u
4
4SY
2GauYz
2dan
5dYq
4u
2j
3SaN
3Y
4nSa
3Zetken
3daq
6
3kot
4yjezdIk
3lY
5q
3tUmar
2ks
4er
2lYmdY
5sYz
8dYq
4s
5tYq
5u
3Zam
5nu
5u
6
3aSaq
7
4r
4t
3bYr
3gar
3mYs
4aSY
5sa
3t
3u
2mba
2nus
2p-bos
6z
3sa
5lau
2r
3YS
5ker
3an
5dY
4u
3dJr
3sYq
3t
4
2s
3aGa
4N
5dYq
5su
4nu
4tu
4u
3qYn
4a
3tandYq
2ta
4nik
7a
3qa
2z
3GYlt
3a
4ru
3bala
3daq
5u
3torGaj
1rauzer
3ziliAlYq
2end
3zent
2igada
6ir
3ket
3lliant
2oSJra
3ker
3nxit
4za
2ucellez
1u
2Yn
2dan
3dist
5zm
2fet
2lXdozer
3anu
2ma
2nker
3t
2rAt
3Yl
3ZuaziA
3a
2terbrod
3ik
2u
2xgalter
9iA
1ygIlu
4n
5
5-aq
6erteN
5de
5gI
5nen bastap
3u
2jI
4r
3rek
3tIp
4u
2kIl
5FlemdIk
4r
3teu
2lIk
5SI
4nSIlIk
5gen
5u
3dIrSIn
6gI
7en
6u
3k
4Ildeu
2p-bytIn
2r
3Isu
3SIk
6teu
3ge
3kIt
6SI
4emeleu
5nSIk
9
6u
5u
4u
3sIgynI
3u
2tIn
5dIk
0cYGan
1ellJloza
4ofan
2ment
2ntner
4r
3zura
2x
1ifr
4lYq
5andYru
2kl
4on
2lindr
2rk
2sterna
2tata
2vilizaciA
1unami
0dFjek
5sOz
2l
3
3Iz
3dIk
3el
5deme
7u
3me-dFl
2m
3dI
4es
5u
6IS
3e
4lenu
4tu
3sIz
3tatYm
3xana
5t
2n
3Igu
3eNe
4k
5er
7leu
2p-dFmdI
3ter
2rI
4-dFrmek
4ger
7lIk
4leu
4pteu
4s
5xana
4xana
3eZe
6leu
4txana
3men
6sIz
9dIk
3u
4men
2styr
6SIldIk
6lI
2u
3
3Ir
3dej
3let
6tI
3ren
1INgek
3keleu
2n
3SIl
3dar
6
6lYq
3i
3sIz
3tanu
2r
3-dIr
3Ildeu
1Jjm
1ON
3gelek
8
7nu
7u
2nen
2p-dONgelek
2rekI
6lIk
1UGa
2Span
6dYq
9
2p-dUrYs
2rYs
5
5
1YNYldau
2bYs
5tau
2mqYl
6dau
2z
1Zaz
2insY
3p
2ungli
1a
2ASY
2GdY
5lanu
4arYs
2NGYl
5rlau
4aza
4oj
3q
4qUmar
4tY
2bYl
4r
5-dUbYr
5a
5lau
2jYn
5dYq
6alu
7tu
7u
2la
4lY
6q
4p
4qtau
2mYGan
4ldau
5sYz
4tu
3bal
3u
4
4SY
2nYSpan
8dYq
3a
4
4gOj
4lYq
3dajsu
2q
3Yl
2rYn
5dY
7lYq
3a
4lYq
5anu
6u
4qY
6lanu
3baza
3iA
3u
3xan
6dYq
2stan
5r
6qan
2t
3tau
2u
3SY
3Yl
5paz
4s
5tau
3lasu
5u
3rYq
3sYz
1e
2Ngej
6lestIk
9u
2bJt
3at
2fekt
3icit
4s
3olt
2gdu
3elek
4n
5 siAqtY
5men
3radaciA
2jIn
5gI
3dI
3tUrGanmen
2kabrist
4da
4n
5at
3laraciA
3or
3ret
2ldal
6dYq
3egaciA
6t
2m
3agog
7iA
4lYs
5u
3belSe
3de
5u
3ek
4u
5
5SI
7lIk
3ograf
8iA
4krat
8iA
alYq
4nstraciA
2n
3deu
3e
4lI
3saulYq
2p
3artament
3o
4rtaciA
4zit
3ressiA
3utat
2r kezInde
3bes
6tIk
3ek
5kOz
5qor
5sIzdIk
5teme
4u
3lIk
3nFsIl
3t
4tI
2sant
3e de
4rt
3pot
3teleu
2talX
3ektiv
2u
2valXvaciA
1iIrmen
2J
2abet
3fragma
3gnostika
6z
4onalX
4ramma
3lekt
7ika
4og
3metr
3spora
2eta
2ftong
2ktant
5tor
6ura
4or
2ler
2namika
4stiA
3ozavr
2plom
6at
8iA
alYq
2qan
5SYlYq
2rektor
3iZer
2sk
4oteka
4riminaciA
4ussiA
3panser
4etCer
4lej
3sertaciA
8nt
4ident
3tanciA
2van
3idend
4ziA
2zajn
6er
1oGal
4ru
2NGalaq
2cent
2gma
2jbY
2ktor
6antura
4rina
3ument
2lY
3ana
3lar
2malaq
6u
3bYra
7SY
3inion
3krat
3na
3ofon
2nor
2p
3ing
2rba
2s
3-Zaran
3tYq
6
4arSa
5su
2taciA
1rama
5turg
9iA
2on
1u
2Yl
4dau
2a
3daq
2blAZ
2lYGa
3at
2man
2wlX
3t
1yNk
4Ildeu
2bIr
2jsenbI
2ken
5SI
2ldyl
3ej
2mSe
3pu
2ngen
3ie
5-mylIk
5ZyzI
9lIk
5kOzqaras
5qoNYz
adYq
5tanYm
8u
2p
2r
3Ildeu
3beleN
3e
3kIn
5reu
3lIgu
3mek
3s
4Ildeu
0e
1N
2 bolmasa
3soNYnda
2Ireu
3s
4
2bek
5SI
7l
5aqY
5ker
5qor
8lYq
5tenu
7u
2gezerdej
2kIldeu
3eJ
2selI
4ru
1S
2 Zerde
2bIr
2kI
4m
2nFrse
2qaSan
4jda
7n
5sYsY
4ndaj
2teNe
4me
1ZIkteu
2egej
3lden
4gI
1bedejsIz
1dFuIr
6
2I
2en
1gIlu
3n
4SI
6lIk
9
4Zaj
3stIk
3z
2Zej-tegZejlI
2de
2emen
6dIk
3r
4de
3s
3u
4qUjrYq
2u
3
1j
1kI
3 ese
3-ekIden
3ZaqtY
4yzdI
3lIk
4enu
3nSIden
3tIldI
2Seu
2en
3u
4ara
2pIn
5deu
3e
1l
2Igu
3k
4teu
7
7IS
3ru
2SI
4lIk
2ZIretu
6u
3andY
2basY
2dI meken
4k
2eNdeu
3k
3s
4tetu
6u
3u
4lI
6
4sIz
2orda
2p
2tIrI
3aNba
4nYm
2u
1m
2In-erkIn
3renu
3zu
2SI
3ek
2dIk
3elu
6SI
4u
5
2en
3s
3urIn
2le
2tixan
2u
2xana
1n
2SI
4les
2Zar
5lYq
2dI
4gI
4k
4ru
3eSe
2e
2gIzIlu
5u
2u
1p
2sIz
2tI
4lIk
1r
2-toqYm
2Ik
4sIz
7
4tI
6
3n
4u
3tIndI
4kIS
4u
2Zetu
3yrek
2beN-erbeN
2eZe
3gIsu
3kSe
6
6lIk
7enu
8u
3n
3sek
3uIl
6SI
2gIzu
2kIn
5
5Se
5dIk
3e
4k
4lIk
5etu
6u
4taj
2lIk
5
2mek
4n
2neu
2te
4 zaman
4N
5
5-aq
5Ine
5gI
7lIk
4de
6gI
4gI
6SI
6lIk
4lI-keS
4sIne
3teu
3u
2u
3
3lIk
1s
2Ik
3lu
3m
4Se
4dIk
3neu
3rIk
4keu
4tkI
4u
2alaN
2e
3J
3jtu
3k
3lenu
5u
3p
4SI
5ot
4tegIS
6lu
6u
7
2kI
4SIl
5e
4lIk
4rgen
5u
3ek
4rIlu
5tIlu
6kIS
6pe
6u
7
5u
2tI
4lIk
5u
4rtu
7
3elIk
3u
2u
1t
2Ik
4SI
3lu
3s
4tIk
2ZaqYn
3eNdI
2ek
3ne
2petInen
2sIz
2tI
2u
1uro
4paSa
6lYq
9
1vrej
1zIlu
2gI
4leu
2u
0faSist
4zm
2brika
3ula
2jl
2ks
3t
4or
3ulXtativ
7et
2miliA
2nat
5izm
3era
3tastika
5ziA
2ra
4on
3for
3macevt
9ika
2una
2za
1ederaciA
2nomen
2odal
6izm
2rma
4ent
5r
2stivalX
1igura
2ksaciA
2lXm
4tr
3armoniA
3ial
3olog
7iA
4sof
7iA
9lYq
2n
3al
2rma
2zik
5a
6lYq
4olog
8iA
3kulXtura
1lJorografiA
2ag
4man
3mingo
2eSka
3jta
2ora
3t
1oje
2kus
2lXga
4klor
2narX
3d
3ema
4tika
3ogramma
3tan
2rma
5t
6tau
4ulAr
6a
3tepiano
3um
3vard
2sfor
2to
4apparat
4graf
8iA
1ragment
3kciA
4tal
3ncuz
7Sa
3zeologiA
2eska
2ont
2ukt
1undament
3ikuler
3kciA
3t
2t
3bol
3lAr
0gOrI
1a
2gauz
2laktika
3ereA
3stuk
2mburger
3ma
2raZ
4ntiA
3derob
3nitur
5zon
2strit
5olX
6nom
2uhar
2z
3dandYru
3et
3on
1egemoniA
2jzer
2ktar
4olitr
2lij
2n
3Stab
3derlIk
3eral
6tor
4tika
3ocid
4fond
4m
2ograf
7iA
9lYq
3log
6iA
3metriA
2patit
2rb
3cog
2tto
1ibrid
2d
3rolog
5sfera
2giena
2mn
4ast
7ika
5ziA
2perbola
3noz
3otenuza
6za
3s
2tara
1lJkoza
2obalizaciA
4us
3ssarij
1ol
3Xf
3land
2norar
2rizont
3mon
2spitalX
1radus
3f
4ik
6a
3mm
5atika
alYq
3nat
6a
4it
4t
3vJra
4itaciA
2ejder
3k
2imer
3pp
2ossmejster
2uppa
3zin
1u
2Ildeu
2bernator
6iA
2manist
6zm
2sar
1vardiA
1yZ
3Ildeu
2l
3SoGY
3denu
5ste
5u
3tFZ
3zar
2rIl
5deu
3s
4Il
6deu
0iA
1F
1IlgIS
3u
2n
3tIrek
2rIm
5ZIp
3u
2s
3keu
3sIz
4u
3tI
1J
1Sara
5t
1Yq
1balY
5q
1deA
3al
5izm
3olog
7iA
2ioma
1e
2
2k
2lIk
3enu
2mdenu
2roglif
1gI
3lIk
2erIlu
4u
1kemdI
6lIk
5elu
4sIz
2ona
1lanu
2eu
4
2lJstraciA
4ziA
1mam
3n
4dY
6lYq
4sYz
7dYq
2enSek
4gIS
4u
2idZ
2migrant
3unitet
2perator
5iA
6alizm
3iCment
3ort
6tau
3ressionizm
4ovizaciA
3ulXs
1nQekciA
2Salla
2Zener
2abat
6tY
8lYq
2cident
2deks
3ikator
4vid
3oneziAlYq
3uizm
4striA
9landYru
2e
3lIk
2farkt
3ekciA
8lYq
3initiv
3lAciA
3ormaciA
7tika
3raqUrYlYm
2galAtor
3uS
2iciativa
2kassator
3ubator
3viziciA
2novaciA
9lYq
2spekciA
6tor
3tallAciA
5nciA
4itut
4rukciA
7tor
6ment
3ulXt
2tegraciA
7l
4llekt
4rfejs
5nacional
7t
6et
5vXJ
6al
6enciA
3onaciA
3uiciA
2valid
3entarX
4sticiA
alYq
bau
6or
1on
1poteka
2podrom
1randYq
2ek
3leNdeu
2land
2oniA
1slam
2pan
5Sa
1t
2Inu
2alXAn
7Sa
2balYq
2ermeleu
4u
2mUrYn
1zen
2olAciA
5tor
3top
0jF bolmasa
1od
0kF-kF
2dI
4mgI
3e
4sYj
2melet
3pit
2ne
2pIr
5
2rI
4lIk
4ptas
4s
5Se
2sIbi
4p
5SIlIk
5ker
8lIk
5odaq
6rYn
5tIk
3trOl
2uap
3sar
2zekej
3zap
1ISI
4-gIrIm
4lIk
4pejIl
9dIlIk
4reJ
6jtu
3kentaj
2dIrIs
5tu
5u
2lem
3t
4teu
2m
2nF
4lI
6
5au
4rat
4sIz
3dIk
2p-kISkentaj
2r
3Igu
4ptarlYq
4s
5pe
5tIru
5u
3ZiJ
4uGYS
3bIN
3eberIs
3gIzu
3letu
5u
3me
5 sOz
3pI
5S
5k
4iAzdYq
3u
2sI
4 OltIru
4lIk
7tI
4neu
3en
2tabi
4p
5Sa
5qUmar
5xana
9SY
1ON
3Il
5Sek
5dI
7lIk
6enu
7s
5sIz
8denu
2S
3-qon
3I-qon
4p-qonu
4rIlu
5me
5u
3basSY
6Y
3e
4lI
4t
5tIk
3kIn
3pelI
5ndI
8lIk
3u
2Ze
2bIk
4ne
6se
4rek
3eJ
5
4jtIndI
6u
7
4lek
2de
2gIlZIm
5dIr
3al
5dandYru
3endeu
4rIs
5SIn
5gen
5tu
5u
2jlek
2k
3
3-ZasYl
3Irek
3OnIs
3SIl
3Ziek
3bauYr
3ejkestI
4k
3nFr
3par
4eNbek
3sau
4eu
3tajGaq
5mYr
4em
6gI
5rek
5tu
5u
6
4yrIk
2l
3Ik
5Zaj
3SIk
3beNdeu
5u
3deneNdeu
3eNke
7lI
8eu
4m
5dI
3gIrsu
2mIlu
4r
5dej
5su
7tek
5tek
3be
3ej
4k
5SI
7
7 etIstIk
5tes septIk
8u
4skI
7lIk
8enu
3keru
3u
2nIgu
3bIs
3dIru
3e
4 sOz
4k
4lIk
4ru
3u
2p
3
3 degende
3Ir
5SIk
5tu
5u
3SIl
6Ik
4e
3UlttY
8lYq
3ZYldYq
4aqtY
3bUrYS
4alalY
3deNgejlI
3es
3qabattY
3sInu
4OzdI
4alalY
3tIk
5ldI
4egen
5n
6 berI
4omdYq
2r
3Ik
5sIz
5tI
4mdIk
4nIs
5edI
5u
4pkel
4su
3SI
5-qolan
5les
3ealmauSYlYq
4gen
7dIk
4rmen
3keJ
5jtu
5m
6Oner
6dIk
7eu
6sOz
3me
3nekI
7lIk
6tI
3pe
5Se
3seqYzar
5tIlu
6kIS
6u
3tYSqan
3u
2sIlu
3e
4m
5Se
5dIk
5sOz
4u
2terIlIs
7u
5me
7leu
5u
2z
3 ZasY
3Igu
4ldIrIk
3ajYm
3be-kOz
4oAuSYlYq
3dI
4eu
3e
3qaras
3sIz
6dIk
1^vt
1abelX
3ina
5et
2dr
2fe
4dra
4lX
2kao
3tus
2lXcij
4kulAtor
3ibr
4j
3ligrafiA
3oriA
2mera
3in
3paniA
3uflAZ
3zol
2nXon
3adalYq
4l
3cler
3didat
8ura
3ikul
2pital
7ist
8zm
6n
3ot
3sula
2rXera
3antin
4tw
4van
3bJrator
3cer
3dinal
5olog
3naval
4iz
3ta
4oCka
5n
5p
5teka
2skad
6er
3sa
4ir
3ta
2talizator
5og
7tau
4strofa
3egoriA
4r
3od
4lik
2uCuk
2zak
1eJ
2N
3Irdek
4stIk
3dIk
3eJ
4jtIlgen
8u
6u
4s
5 beru
5SI
5u
3se
3u
2S
3
3Igu
4ktIru
4rINIz
6lu
6m
7SIl
7dI
5u
3e
4den berI
4gI
4n
5dI
4uIldeu
3kI
5 as
5sIn
4e
3tetIp
3u
4
2Zege
2bIn
4s
3eZe
4k
4nek
3u
2dIr-bUdYr
3ej
5
5lIk
4n
5SI
5dIk
4rgI
2j
3-kejde
3In
5
5gI
5nen
4p
5ker
3bIr
6eu
3de
3s
3uana
2k
3Il
5Ik
4ru
3SIl
6dIk
3eS
4sIn
4tu
3s
3tenu
2lI
4n
5Sek
4sIlu
6m
7Sart
7xat
5peuSIlIk
5sOz
5tIru
5u
3bet
6tI
3e-kele
4NsIzdIk
4Sek
7
4ke
6leu
4s
5I
6 kynI
3sap
3tIru
3u
2m
3 degende
3Ik
4nde
4ru
4stIk
4tu
3SIlIk
3e
4Nger
8
8lIk
4SI
4Zaj
4l
5denu
3pIr
6qosaq
4ing
3sInu
5tIlu
6u
4u
3tar
6
3u
2n
3IS
3SI
3Ze
3dIr
4e
3e
4p
4t
5ten
3guru
3t
2p-keN
3Il
5dIk
5ger
3e
3ser
3tIru
4elIs
6u
2rI
4ldesu
5u
4s
5InSe
3amika
3bez
3eGarlYq
4ge
4j
4k
5sInu
7z
5tI
6eu
4met
7
7
3me
3nej
5u
3tartpa
4u
3u
4en
6SI
6basY
6saraj
2sIlu
4m
4ndI
4r
5tke
3apat
3e
4k
4l
4ne
3kIles
5n
6deme
3pe
3te
5leu
3u
2t
3Cup
3pen
3u
2ude
5SIk
6e
5msoq
3ek
2z
3Igu
4nde
3dejsoq
5stIru
6u
7
3eN
4k
5-kezek
5SI
5pen
5tI
6esu
4nu
3u
1g
1iIk
3m
3ndIru
4u
3z
4 basu
5yj
2J
2bernetika
5qauIpsIzdIk
2e
3lI
5lIk
2gIzu
2kIlZIN
2lo
4gramm
4metr
4vatt
2meSek
2nematograf
3o
4reZisser
4teatr
5uYndY
2osk
2paris
2vi
1larnet
3ss
5ifikaciA
6k
7a
8lYq
4ter
3viSa
5atura
2ient
3mat
6tYq
3nika
3p
2on
3un
2ub
1m
1nopka
1oaliciA
2d
3eks
3tau
2fe
2ks
3tejlX
2lXe
3basa
3ledZ
5ga
6iA
5kciA
6tiv
3oniA
5na
4rit
3xoz
2manda
6ir
3bajn
4inaciA
7t
3ediA
6ant
4ndant
4ta
3fort
3iks
4ssar
6iA
4tet
3merciAlYq
4una
7ldYq
6ikaciA
7st
7zm
3pXJter
4aniA
5s
4onent
5ziciA
7tor
4romiss
3somol
2nXAk
4ki
3cepciA
5rn
6t
5ssiA
4lagerX
3densator
4icioner
5ter
3federaciA
5renciA
5ssiA
9aralYq
4likt
3gress
3kurenciA
8t
6s
3salting
4erva
8tizm
9or
biA
4ilium
4orcium
4tanta
5ituciA
blYq
4ul
6XtaciA
9nt
3tejner
5kst
5nt
4inent
6uum
4rabanda
8s
6kt
6st
5revolJciA
4ur
3us
3vejer
5nciA
5rt
7aciA
2operaciA
7tiv
3rdinata
9or
2piA
2reAlYq
4jSe
3idor
3olX
4navirus
3poraciA
4us
3rektor
5spondent
4upciA
3set
3t
3vet
2sinus
3metika
4odrom
5logiA
5navt
5s
3tJm
2tlet
3tedZ
2vboj
2wfficient
1ran
3xmal
2eativ
3dit
3jser
3m
4atorij
2iminal
8ist
3stall
3terij
4ik
6a
3zis
2okodil
3ss
5vord
2uiz
1seroks
1uF
3ger
3lIk
4andYru
2b
3ok
2lXminaciA
4t
2pe
2rXer
3ator
3ort
3s
4ant
4iv
4tas
3tka
2zov
1vadrat
3nt
3rtal
2itanciA
2ota
1yJ
2N
3Irenu
3gIrt
7tenu
3k
4Il
6deu
2S
3-ZIger
4quat
3Ik
5teu
3eJ
4jtu
4nu
3tI
4ep
2bI
4r
5-sYbYr
5leu
2dIk
5tI
7
2j
3Ik
4nu
3SI
3dIru
3e
4nte
4u
5bala
3gelektenu
3leu
3regen
5tu
5u
3seu
3tteu
3zelIs
6tu
6u
2kIrt
2l
3ImdI
6eu
5sIreu
4su
3dIru
3egeS
3gIn
3kI
5lI
3lI
3te
3u
2mFn
5dI
6anu
5sIz
8
3IlZu
4s
3bIr
6leu
3p
4Ildeu
4iJ
2n
3 sajYn
3-tyn
3F
4lI
4sIz
3I bojY
4-tynI
4ne
3SYGYs
3Uzaq
3baGYs
5tYs
3dIz
6-tynI
6gI
4e
5lIk
8tI
5u
3eltu
3gej
3kOrIs
3tIzbe
2p-kyStI
3I
4ldeu
3Sek
3su
2rIS
4ldeu
3d
4elI
6endIru
8u
3e Zol
4N
4k
4s
5ker
5u
4tamYr
4u
3kIreu
4e
5tauYq
3melu
5u
3sInIs
6u
3t
4
4-kyrt
4e
2tIlIm
5u
4m
4nu
3pegen Zerden
3tIru
3u
2z
3en
4t
5SI
5u
4u
5
3gI
0lFzzat
6tY
1Jstra
1Yp
3Yldau
1aGYl
4net
3u
2N
3kes
6tIk
2SYn
4q
2ZsYz
2birint
3oratoriA
2gerX
2j
3
3Yq
5tY
6au
3lanu
5u
2lagyl
2minat
3pa
2ndSaft
2p
3-lap
3Yldau
2q
3Yldau
3ap
5 at
3tYru
2rek
2s
3tanu
5u
2tYS
4nSa
3eks
2uazYm
3lau
3reat
2zYm
3er
1ebIz
2gen
3ion
2jborist
3kemiA
4ocit
3tenant
2k
3ciA
3sika
7lYq
6ologiA
3tor
2p
3 belgIsI
3Iru
2zde
3gin
1iberal
2cej
4nziA
2der
2ft
2ga
2mit
3on
5ad
3uzin
2ngvist
8ika
3oleum
3za
2rika
6lYq
2tij
3osfera
3r
3valYq
2zing
1ocman
2gika
4n
4stika
3otip
2kator
3omotiv
2qsu
2t
3ereA
1upa
1yp-lyp
3Ildeu
0mF
2NgI
5
5lIk
8
8ke
2Shyr
2ZIlIs
7men
3byr
6lI
8k
7eu
3nyn
2deni
6-aGartu
6et
8sIz
8tI
alIk
9anu
2jIt
3ek
2lIm
5deme
7u
8SI
5et
2mIle
6ger
9lIk
3leger
2n
3-Zaj
4maGYna
3dI
4es
3er
5lI
6eu
3sIz
6dIk
2pelenu
6u
2re
3mFr
3t
4e
5be
4tIk
2sI
3ele
6n
3keulIk
3lixat
3tek
2tIn
3el
2zIr
1INgIrleu
2nber
3det
6sInu
8z
6tI
8
8 tyrde
7eme
8nu
8u
3e
4-mIne
4kej
4u
4z
5-qUlYq
5deu
3gIzu
3u
2s
3kIn
1Jzikl
1O
2NIreu
3ke
2lSer
6leme
8u
3dIr
6eu
3t-mOlt
2p-mOldIr
2r
1UGZiza
3alIm
2N
3aJ
3dY
4as
3lY
4anu
2nSa
5ma
3aj
5-gaz
9dY
5SY
5lY
4ra
3da
5j
2p-mUzdaj
2qaba
4lu
4tu
3iAt
6
6tYlYq
3taZ
6dYq
2rYn
5dYq
3Za
3a
4Gat
7SY
4Zaj
4ger
4t
3t
4tY
2sYlman
8danu
2xit
3taZ
2z
3ZarGYS
3ajdYn
3dY
5q
4aj
5tqYS
6u
5u
1YN
3ZYldYq
3dap
2Zu
2lZYN
3qau
6
3tYq
2na
4daj
4ndaj
4u
2p-mYqtY
2qYn
3tY
5lYq
2rYS
3s
4Yldau
3za
5lYq
2s
3
3Yq
4rlYq
3al
5Y
5dau
3qYl
6dau
3tan
2zGYmas
4u
1^vt
1a
2-a
2GYna
6lY
7as
6sYz
2N
3Gazdanu
3Yrau
4z
5dY
7lYq
5sYz
3aj
5lau
3daj
6Sa
2SYqtanu
3alla
4qat
7tY
3ina
2Zar
3or
2daq
5talu
7ma
7u
2fiA
2gazin
3iA
4str
7alX
8nt
8tura
3nij
5t
6ofon
2j
3Sam
3YstYru
5u
3da
5n
6ger
3ka
3lY
5q
4au
3mYl
3onez
4r
3rYlu
3sYz
3talman
2karon
3et
3ler
3simum
2l
3Ar
5iA
3SY
3Ynu
3aj
3tYGu
4atas
5u
3u
2mYr
5aZaj
3an
5dYq
6anu
3ont
2nXAk
3a
4dan
3darin
5t
3eken
4ra
3go
3ifest
4kJr
3sap
6qor
9
3tY
2qUl
5
5Yq
5dau
3al
5a
4m
4u
3pal
3sat
6-mydde
3ta
5SY
5daj
5lu
5n
6SYl
7aq
6YS
6u
5u
2rGau
6lYq
7anu
3S
4al
4rut
3Zan
3afon
4l
4pat
7talu
9u
3dYmsYz
9
3ganec
5rin
3inad
3keting
4iz
3melad
3qUm
6
4a
3xabat
2s
3Stab
3Yl
5dYq
3a
4J
4jrau
4q
3ka
4ynem
8
8dIk
3qara
7
7lYq
8au
3sa
5Z
3ter
6-klass
2tC
3a
4u
3ematik
9a
alYq
4rial
8izm
6k
3ras
4ica
4os
2uZYrau
3sYm
2xabbat
2za
4lanu
6u
4q
5tau
4r
4sYz
7dYq
8anu
3dau
3mUn
6dY
7ama
8u
9
6sYz
1e
2N
3deu
3gerIlu
6u
7SI
3zeu
2SIt
3el
4u
5lIk
2Ze
2belX
2cenat
2dalX
6on
3et
3ia
4cina
8lYq
4k
4taciA
3rese
2gapolis
3eZIn
2jIr
5Im
7dI
9lIk
7sIz
5ban
6ike
4z
3lI
5
3man
6dos
6xana
3ram
6xana
2keme
4n
5Zaj
5deu
8SI
3ien
3sikalYq
3tep
6aldY
2lodiA
2mleket
8aralYq
8tIk
alIk
3orandum
5ial
3uar
2n
3
3INSe
3J
3SIk
6 iesI
6tI
7enu
3edZer
6ment
3men
6dIk
3talitet
2rejtoj
4ke
6leu
3gen
6dIk
3idian
3kIt
3t
3uert
3zIm
6Inen bUrYn
6dI
6sIz
2s
3sendZer
2tafora
4ll
6urg
9iA
blYq
4n
3eorit
6olog
aiA
3od
5ika
5ologiA
3r
4ika
4o
2xanik
7a
8lYq
6zm
2zet
3gIl
6-mezgIl
3ozoj
1i
2A
3u
4lau
2GUla
2f
3tIk
2graciA
5nt
2kroavtobus
5b
5fon
5skop
6xema
2liciA
3liard
8
5metr
5on
7
7er
2na
3eral
3imum
4str
7lIk
3omet
3us
4t
2ssiA
5oner
3tika
2ting
1ln
2rd
1m
1oJ
2NGol
6Sa
2bilizaciA
2da
3elX
4m
4rator
5nizaciA
3ulX
2h-moh
2jYl
4n
5dalu
7u
5sUnu
5tUrYq
2l
3
3SYlYq
3Ynan
3a
4J
4jtu
3da
5van
3ekula
2mYn
5dYq
2nSa
5q
3arx
6iA
4stYrX
4x
3eta
3itor
7ing
3ografiA
4log
4poliA
3taZ
2ralX
4torij
3dva
3fologiA
3g
3t
4
2telX
3iv
5aciA
3ocikl
4r
5oller
2zaika
1uSketer
2lXtfilXm
2nicipalitet
2taciA
2zYka
6lYq
6nt
3ej
1wr
3iA
1ySFjra
3e
4 Zas
4l
5Ik
2Zu
2dIru
3de
5les
2gedek
7
2jIs
4z
2k
3Fmmal
3Zidek
2lIk
3de
5m
3gu
3tIksIz
9dIk
2mkIn
6
6dIgInSe
8k
2sFpIr
7
3In
5SI
4rkeu
0nFpaqa
3sI
2r
3este
3se
3uYz
2sIl
5SIldIk
5dIk
4p
2tiZe
6lI
8lIk
6sIz
2ubet
2zIk
5tIk
1Jans
1Oker
2l
2mIr
5leu
2ser
1Uqu
2r
3landYru
6u
2sqa
5ma
5u
6
6lYq
1YGYzdalu
7u
3aJ
4jtu
2q
3tau
2san
5a
1aGYz
5
3aSY
2Saqor
7
7lYq
4r
5
5lau
2dan
5dYq
2jman
3za
5Gaj
5ger
5lau
2lu
2mYs
5qoj
5sYz
5tY
6anu
3az
5Sam
5dYger
2n
3Ym
5-senIm
2p-naSar
2q
3YS
5tau
4l
3tY
5
5lYq
6au
2r
3Yq
5tYq
3azY
6lYq
7anu
3kologiA
5m
5tik
2sYbaj
3ixat
7tau
2tJrmort
3rij
3uralizm
2ubaj
6SY
6xana
3qan
5s
6
3rYz
6 kOZe
2vigator
2z
3alanu
4r
3danu
1e
2
2 bolmasa
3ySIn
2GUrlYm
2SInSI
3e
4u
2bFrI
2gIz
5I
6nen
5delu
7me
7u
8
5gI
5sIz
3e
2jron
3tron
2ke
2lIkten
2mIs
5Se
3ene
4re
4se
2ndej
2olit
4ogizm
3n
2rv
2sie
5leu
2vrolog
8iA
1iet
4tenu
2gilizm
2kelX
3otin
2trat
1oGaj
2baj
5lau
2kaut
2lX
2mer
3inaciA
2qat
3ta
2rma
5tiv
3veg
2ta
4rius
2utbuk
2vella
1u
2meraciA
1ykte
0o
1 toba
1Anu
2tu
1GYz
1J
2
2-Ornek
1N
2
2Ga
2aSa
5lanu
3j
4
3ltu
4u
2baGan
2dau
2tajlY
3ystIk
8
2u
1SaGan
3q
4tY
1Zau
1azis
1bQekt
2Yr
2a
3l
2lYs
5tYq
3igaciA
2servatoriA
1daGaj
3n FrI
5da
5sajYn
3q
4tasu
1ficer
3s
2sajd
2talXmolog
biA
1j
2
2-OrIs
3SUNqYr
3pIkIr
2SYl
5
2Ylu
3n
4SY
6q
4xana
3q
3su
2baj
2lY
3anu
4stYru
5u
4u
5
2maq
2naqSu
5tau
4s
4tu
4u
2pYrmaj
3aN
4t
2ran
5dau
2sYrau
4z
3uret
1kean
2kupaciA
6nt
2rug
2tAbrX
1l
2Za
4lau
2aj
4 bolsa
4-bYlaj
3q
3r
2impiada
2qYlYq
4sYnu
1mYrYlu
4au
4tqa
4u
2artaSY
2onim
1n
2Sa
4
2YNSa
2ZYldYq
2dYq
5
3a
4
4j
2kolog
7iA
3yndIk
2lajn
2sYz da
1p-oNaj
2Ynu
3rYlu
4u
2a
3-dalap
3sYz
6dYq
2ciA
2era
5ciA
5tor
4etta
2ponent
4ziciA
2tika
4mist
6zm
1q
2-dFrI
2Sau
5lanu
7u
2YlYm
4u
3mYstY
3rman
3s
4tan
3tu
5SY
2a
2iGa
2pan
2tYn-oqtYn
3a-tekte
4lu
4u
2u
3
3-FdIstemelIk
3SY
3lYq
1r
2Gu
2Yn
4basar
4dYq
5alu
6u
7
7SY
9lYq
4sYz
3s
4Sa
4tIldI
2aj
4
4lastYru
3lman
4u
3mZapYraq
4al
3nu
3q
3san
6
3tor
3u
3za
5 ajt
5-namaz
2bita
2da
3en
4r
3inatura
2fografiA
2gan
5izaciA
8tor
7m
2ientir
2kestr
2man
5SY
5dY
2nYGu
4qsYz
5tY
7ru
3alasu
4ment
4tYlu
5u
4u
2ta
4
4J
4NGY
4Sa
4lYq
7
7tandYru
5anu
6u
4merzImdI
4n qol
4q
5tYq
6asu
2u
1sX
2Y
3 ZolY
4kynI
3laj
6 qaraj
6Sa
3nSa
6ma
4au
4da
6j
2al
2cillograf
2etin
2padarlYq
2qYru
1t
2YGu
3n
3rGYzu
4YqSY
8lYq
9anu
5s
4u
3z
2a
3GasY
3lau
3malY
3n
4asY
4dYq
5as
4syjgIS
atIk
3r
4SYl
7dYq
4lau
3su
3u
2basY
6lYq
2elX
2rAd
2tYq
3au
3egI
4k
1zYq
2at
4
2bYr
5lYq
2dYru
2on
2u
0pFkIstandYq
3tIk
2lI
3e
4n
5Se
3sapa
2n
2rmen
6dIlIk
2seJ
2ter
3ualasu
1ISIm
4n
5deu
3en
3u
2kIr
5les
8u
5sajYs
5talas
6erIm
2l
2r
2sIrIlu
5u
3ken
3pegen
5k
3te
3u
2tIr
1Jre
1USajman
3paq
2l
2t
3qa
1Xesa
1YS-pYS
3aq
2rs
2s-pYs
3Yldau
4q
5talu
7u
8YS
3qYru
1a
2N
3danu
2Stet
2cient
2h
2j-paj
3Gambar
9lYq
3Ym
5dau
4z
5sYz
3da
5 bolu
5-ziAn
5kynem
a
adIk
5lY
7 qazba
6anYlu
8u
9
9SY
5sYz
2ket
3t
2lXto
3ata
4u
3eolit
5ntolog
3itra
3uan
6dYq
2na
4lau
4sYz
4xana
3demiA
3elX
3ika
3orama
3tera
2pa
2rYq
5sYzdYq
4z
3a
4SJt
4bola
4d
5oks
4graf
4liC
6mpiada
5lelX
8ogramm
4metr
4pet
4q
5Sa
5or
7
7lYq
5tau
4sat
7tY
4zit
3ikmaxer
3k
3lament
9arij
9tIk
3odiA
4lX
4m
4tit
3sY
5Sa
3ter
4iA
6lYq
5tura
5zan
4ner
2sYqtYq
3port
3ta
4elX
4or
2tSa
5jYm
5lYq
3ent
3ologiA
3riarx
5ot
7izm
4on
4ulX
2uza
2vilXon
1e
2CenXe
5eg
2S
3ene
2dagog
7ika
alYq
4lX
3iatr
2jIl
3dZer
3zaZ
2n
3A
3alXti
3de
5lIk
3siA
5oner
2rI
4Ste
3de
5leu
3iferiA
4kard
4metr
4od
4zat
3ne
5taqta
3pendikulAr
3ron
3sik
4onaZ
7l
4pektiva
3zent
7xana
2ssimist
7zm
3ticid
2ticiA
3roglif
1iAz
2GYl
2Zama
2anino
3r
2cca
2dZak
3a
2gment
2k
3nik
2lot
2ncet
3gvin
2oner
2ramida
4t
2stolet
1lAZ
2Jralizm
3s
2aW
3c
4darm
3giat
3kat
3n
4Set
4eta
3stik
5massa
3tforma
4ina
3zma
2enum
2omba
1nevmoniA
1oCta
2Sta
5SY
2dQezd
2ezd
2jYz
2lAk
3Js
3icej
5iA
4gon
4klinika
4mer
4s
4tbJro
5exnika
5ik
7a
5olog
9iA
4wtilen
3k
4ovnik
2midor
2nton
2pulAciA
5izm
2rt
4al
4felX
4ret
4ugal
2st
4ament
4er
2tencial
2vestX
2wma
3t
3ziA
2ziciA
1ragmatizm
3ktika
8lYq
7um
2ecedent
3fiks
3mXer
7-ministr
7a
4iA
3riA
3zentaciA
4ident
9tIk
6ium
2incip
4ter
3vatizaciA
3z
4ma
2oZektor
3birka
4lema
3cedura
5nt
5ss
7ing
7or
3dJser
3ekciA
5t
3fessiA
7or
4ilX
6aktika
9orij
3gnoz
4ramma
8ist
5ess
8iA
9vtI
3kat
4uratura
6or
3letariat
4og
3mouter
3paganda
5n
4orciA
3rektor
3spekt
4tata
3test
5z
4okol
5n
5tip
3vajder
4inciA
3za
1sevdonim
2ixiatr
5ka
7lYq
4olog
8iA
alYq
5z
1ublicist
9ika
2delX
3ra
2lXs
4t
2nkt
5uaciA
1ylIS
0qUJ
2SYrlanu
3aq
5tasu
7u
3tar
6lYq
3u
2ZYnau
3at
5tau
2bYlYs
5a
5malYlYq
5tu
5u
4r
5Zol
3a
2dYq
3a
4A
4Gi
4j
5-aj
5Y as
4lYq
5asu
3dY
2jYlYs
5u
4mSaq
4n
4sqan
3ma
5q
3rYq
6tY ZUldYz
2l
3SYnYs
6u
3Yn
4p
4q
5sYz
5tY
3aS
4n
4q
5SYn
5qap
5tandYru
8u
4tu
4u
4zu
3dYq
5rau
3pYnaj
5ru
5tas
3qYn
2m
3Yq
4ra
5sqa
3alaq
7SY
4r
5
5lYq
6anu
5tu
3dY
4aq
5uYt
2n
3Yker
3aZYn
4n
4r
5lY
7lYq
5sYz
3dY
5lYq
5z
4aq
3sYz
6danu
3t
4tau
2p
3-qUrGaq
3iA
5
5lYlYq
5sOz
3tau
2qYq
5SY
5tYq
6anu
2r
3Gaq
6SYlYq
5tu
5u
3YlGY
5Ym
7dYq
6s
7SY
5taj
8SY
5u
4q
4su
4tu
3aj-qUraj
4l
5-ZabdYq
5aj
5u
4m
5a
6
5das
4n
4q
4stYrma
8u
9SY
4u
3bY
4an
6 ajt
6dYq
5qa
3dYm
4as
3lYq
3ma
5las sOjlem
4et
6tI
7eu
3qYldau
3sanu
5q
5u
6lau
3t
4 auru
4qa
3u
4
2s
3 ZolY
3begI
3qanat
3u
2t
3Y
4lu
4rYnu
5u
6
3an
3qarYlu
6u
7SY
3tYqtalu
8u
9
2z
3GYn
3Yr
5et
7tIlIk
1YNYr
5aJ
3qYldau
2S
3SY
3qYl
6
5ru
3u
4
2ZYldau
4rtu
2dYru
2l
3GYnu
4u
3SYq
3YS
4q
3au
3i
4gOz
3mYs
6ker
6tYq
4iJ
3qYnu
4alam
5n
3t
4YNdau
4a
5mYr
4iJ
3u
2mYz
5dYq
3bat
6SYlYq
6tY
7atu
8u
3sYnu
3tanu
5u
2na
4p
2p-qYmbat
6sqa
6zYl
3Saq
3Yn
2r
3-sYr
3GYn
5z
6Sa
4auYl
4i
3Ylu
4nu
4q
5qabat
3aGY
4n
4t
4u
3kyjek
3man
3nau
3qYlu
5m
5s
6u
4a
4u
3sYGu
5q
6
5zdYq
3tYs
3u
2s
3Yltu
5u
4m
5SYlYq
3as
5tYq
3paq
3qY
4a
5S
6a
5merzImdI
5rtYlYm
7u
8
6u
5sY
3tYGu
5rYlu
6u
4aq
5tu
5u
6
3u
2t-qYt
3Yq
5tau
3aj
5Sa
2z
3 Uzatu
3GYlt
7-sarY
4aldaq
5nSaq
6YS
6u
3YGu
6SYlYq
4l
5 iek
5-sarY
5Sa
5kyreN
4nu
4q
5
5tY
7ru
6au
3amYq
4naq
4ru
3ba
5lYq
3dYru
3met
6SI
6ker
6testIk
9u
3u
4
4lanu
1aAu
2GYs
3aberIs
4n
5at
4z
3ida
6t
3u
2NGYru
4u
3Yrau
3baq
3lY
3q
4-qaNq
4a
4u
3su
3tar
6u
2SYqtYq
6au
4r
5u
3an
4u
5
3qYn
4aqtau
5rgyl
3u
2ZY
4lYq
4r
5lY
4tu
3alu
4u
3et
5sInu
7z
5tI
7lIk
3u
2bIlet
7sIz
7tI
4r
3Ylan
5daGYStYq
7nu
7tu
7u
8SY
4nu
6
4q
5Sa
4rGa
5Saq
4su
3aGan
4n
4q
4rZu
4t
5
5tau
3u
2dIr
5-qasiet
5lIlIk
6eu
3aGalanu
8u
4lu
4m
5dau
4q
4u
2har
5lY
5man
8
8dYq
2j
3GY
5lY
5ru
3SY
5lYq
6au
3YN
4n
5ZUrt
5aGa
5bike
5sINlI
4q
4r
5SY
5Ylu
6mdY
9lYq
5lY keS
9yn
8taN
9yn
5ma
5u
4su
3da
5n
3mYGu
4aq
6tY
3naGa
5r
5ta
6u
5u
4ene
3qaJ
3raN
5q
6Y
5t
6ker
6tY
7andYru
9u
5u
3sY
5bIr
4ar
6lYq
3tIp
4Ys
4a
5
5 qUru
5-qajta
5dan
5lanu
7u
5rYlu
7m
6u
4u
5
2lGan
4u
3S-qalS
3YN
5 mal
5dYq
6atu
7u
4p
5tastYru
8u
3ZYN
6dau
4a
3a
4j
5 bolsa solaj
6da
5Sa
5Y
6lau
5da
4lYq
4m
5aqY
5ger
5sap
4nu
4qaj
4u
5
5 raj
5SY
3balaqtau
3dYq
5rYlu
6u
3maq
3paq
3qa
5J
5lau
5n
4u
3tYldau
5rau
4a
5 oramal
5rYs
3u
2m
3SY
5lau
3YGu
4r
4s
3al
5u
4q
4u
5
3ba
3danu
5u
3qor
6
6SY
6lYq
3sYz
3tYlu
4amasYz
adYq
4u
3zol
2n
3 qYsYmY
4tamYrY
3ISer
7
3SYq
4a
5 ret
5lYqtY
5ma
7 ret
3Ypezer
3Zar
3a
4Gat
7SYl
7tandYru
au
4t
5tandYru
8u
4u
5
5SY
3dY
5ru
4aj
5s
3e
3qUjlY
3sYz
3t
4OgIs
4amYr
4sYz
4tY
3u
2p
3
3-qalYN
6ra
8NGY
6ttY
3SYq
3Y
4rYq
3a
4lYq
5anu
3elImde
3sYrma
4aGaj
3talu
5ma
5u
2qYru
3aJ
4lu
3pa
5jlau
5n
5q
3sau
3tYGYs
8u
4au
2r
3 kOSkInI
3GY
5s
5tu
4a
5u
4u
3Ip
3S
4-qarS
4YGa
3YStau
4m-qatYnas
4n
5daS
7s
4s
5u
4z
5dar
5sYz
3ZY
5ger
5lYq
6andYru
c
3a
4 OleN
6rIk
5bidaj
5maj
5xalYq
4-qoNYr
4GaS
6j
6nda
4J
4NGY
7lYq
8anu
4Sa
6j
4Zat
4j
5lasu
7u
4lY
5au
5u
4ma-qarsY
6stan
4pajYm
9dYlYq
4qSY
5UjrYq
6mYq
6rt
5alpaq
6t
5oSqYl
4stYrYlu
8u
4torGaj
7Y
5pa sOz
5u
4u
5Yl
6tu
3bYz
4alas
3daj
3iA
3lUq
4Y
5GaS
6u
3malau
5q
5u
3pu
3q
4-qarq
4Yldau
5n
3sY
5
5lYq
6as
8tYq
8u
4aq
3t
4
4a
5J
4tYq
5ar yjI
3u
4
4-Zaraq
4lY
5andYru
7u
6s
4sYzdanu
2s
3
3 qaGYmda
3Iret
7tI
3Ynu
4q
3apSY
4rYsu
5u
3iet
6tI
8lIk
7eu
3qYr
4aJ
3tYq
4andYq
4erleu
3u
2tYgez
7dIk
4n
5-bala
5as
7u
6u
4q
4ru
4stY
7
7rYlu
8u
5u
6
6SY
3aJ
4N
4jtYlu
6u
4l
5dYq
4r
5
5
5Ynan
5las
3e
4lIk
5esu
4r
5lI
7 IsIk
5sIz
3parlY
3qYl
3tY
5
5lYq
4au
3u
2uIp
5-qater
5sIz
8dIk
5tI
6endIru
8u
3YSu
4m
5dastYq
8u
4n
4rsYn
4z
3aSaq
3eset
3lY
4au
3sau
3zau
2z
3Ir
5Se
5gI
7 taNda
3Y
4lu
4na
4q
3a
4n
5ama
6t
4q
5Sa
5Y
5standYq
c
5tIldI
3ba
5lau
3u
1iA
3l
4SYl
4dau
3met
3q
3r
2GaS
2J
2YlYs
4u
3n
4
4dY
6q
5atu
6u
3r
4SYq
3stYru
4u
2mYl
3a
4q
2nalu
4u
2p-qiYn
6sYq
2qulau
2raGan
4tu
4u
2sYn
5dYlYq
5sYzdYq
4q
5
3aJ
4jtu
3sa
1oAn
2Ga
4m
5 qajratkerI
5dYq
8-saAsi
6astYq
5tanu
2J
3
3lanu
2NYr
5at
6u
5qaj
4z
3sY
2S
3 bol
3emet
7teu
3qar
3tasu
5u
2ZYrau
2bYz
3alZu
7
3diSa
2das
2j
3
3SY
3YlYm
5tu
5u
4n
3ma
2l
3 USYn beru
5stasYp
4astYnan
3GabYs
5p
3Oner
7SI
3SatYr
3Zazba
4etImdI
alIk
4uGYS
3a
4jlY
7lYq
5sYz
8dYq
4mta
4pajsYz
3bala
5sSY
3danYlu
7s
6u
7
7SY
5u
6
6SY
4orba
3ma-qol
3paStau
3qa
5lau
3tYq
6tau
5rauYn
4aNba
2maGaj
4qtY
3sYnu
2nYs
5 audaru
5audaruSY
5tanu
9SY
3ZYq
4iJ
3alqY
4q
5Zaj
8lYlYq
5asY
5kFde
5tau
5yj
3dYrYlu
6u
3u
2p-qoNYr
3a
4ru
3sYtu
4u
2qYs
3an-loqY
3iJ
2r
3GaStau
5lu
5n
6SY
6Ys
6u
5sYn
5u
6
6SY
8lYq
3SaGan orta
5lu
5u
6
3Yldau
5u
4m
4q
4tYlu
6ndY
9lau
5pa
5u
3ZYn
3a
4msaq
4p
4z
3ektendIru
8u
3lYq
4anu
5u
3qYnYS
8tY
5rau
5tu
4aq
6
6tYq
4u
3sYnu
3u
2s nykte
3SY
3YlYs
5a
5u
4mSa
7
4n
5dY
3a
4Aq
4lqY
4q
5tY
6au
4rlanu
7u
3pa
3tIldIlIk
4au
3u
4
2tan
4ru
2zGalGYStYq
6Ys
6majtYn
8lY
6tqYS
7u
6u
5u
3Y
3dYru
3u
1u
2
2GYn
5-syrgIn
2Yq
3rSaq
4Ylu
4daq
4u
3s
4tanu
2aNSYlYq
3lau
3nYS
6tY
4tu
4u
3qYlanu
3ru
3t
4sYz
4tY
6lYq
5anu
6u
2bas
2dalau
2lYq
5-sUmdYq
2raj
4u
2u
0rFmIz
2sIm
5deu
2uIS
1Jkzak
1Ol
1Uqsat
1YzYq
1abajsYzdYq
2ciA
2dar
3iaciA
4j
4kal
7izm
4o
4st
4us
2j
2keta
2port
2qYm
5SYlYq
5dY
5sYz
8dYq
3at
5tanu
3met
2s
3
3Ymen
4nda
3a
3ist
4zm
3talu
5u
2uSan
3nd
2xattY
6anu
3it
3met
6
2zY
1eN
3k
2Zim
4ssEr
6er
6ura
2akciA
4tor
3list
7Ik
5zm
3nimaciA
2cenzent
6iA
4pt
3idiv
2dakciA
5tor
6ura
2ferat
5endum
5i
3leks
3orma
7lau
7tor
3riZerator
2gbi
3ion
4stratura
3lament
2jd
3s
3ting
3x
2klama
3ord
3tor
6at
3viem
5zit
2lXef
4s
2mont
2nIS
3ZIgIS
5su
5tu
4u
3essans
3ta
4gen
2patriant
3ertuar
4ticiA
6tor
3ortaZ
6er
3roduktor
3utaciA
2sejlIk
8
3mi
5 tyrde
3publika
alYq
3tavraciA
4oran
3urs
2t
3Imen
4nde
3ro
3sIz
6
3tI
5k
4elu
5u
2viziA
5or
3matizm
3olJciA
8oner
5Xver
2zerv
6uar
3idenciA
3olJciA
4nans
1ifma
2mdIk
2sk
2tm
3orika
2za
4SYlYq
4lYq
1oAlX
2bot
5otexnika
2k
2lX
2maSka
4n
5tik
8a
9lYq
7zm
3b
2ta
2uming
2zetka
1u
2SYl
5dYq
2blX
2lX
2mYn
2piA
2x
3ani
6At
3tandYru
6u
0sFbIz
3i
2jgylIk
3kes
6
6InSe
6sIzdIk
6tIk
7endIru
9u
2l
3den soN
3em
5
5deme
7su
5et
7sIz be
2mbI
2n
3-saltanat
3dI
4enu
3ger
3qoj
3sIz
2rI
3senbI
2ske
2t
3sIz
6dIk
3tI
5lIk
2uIr
3egej
3kele
3le
5lenu
5t
6 OnerI
6SI
1INIr
5u
3lI
3u
2leJ
4jtu
4kej
4usIn
3kInIs
6u
4u
3tI
4eme
5u
2mIru
2rF
3INke
3esu
3gelI
3kIreu
8Ik
4e
2z
3dINSe
4er
1JZet
1OgIlu
4s
5u
3u
2jlem
5nIs
5su
7
5tu
5u
6
6SI
3tIp
4u
2k
2l
3kebaj
2mke
2ndIrgIS
6u
3u
2re
2z
3 Zoq
4tIrkesI
5abY
3SeN
6dIk
3Zasam
3dIk
3qUmar
3sIz
6
3uar
6lYq
1Qezd
1UGYnu
3anaq
3u
2Nqar
2jYltu
5u
4q
5tYq
2lY
3atu
4u
3ba
3tan
6dYq
3u
4lYq
5anu
2m
3
3dYq
6
6
3pajY
2p-sUlu
6r
2q sausaq
3tanu
2r
3GYlt
3Yp
5talu
7u
4q
3alu
4nYs
5u
4pYl
4q
4stYru
5u
4u
5
5 belgIsI
5SY
3lanu
3qiA
2stY
4anu
2xbat
6tasu
1YGYlu
4raJ
3alau
4n
3u
2J
2NGYr
6
6lau
3ajlY
4r
3su
5
2bYr
5lau
4s
4zGY
3aGa
4jlas
8
8tYq
4nu
3dYr
6
6lau
2dYrma
2j
3GYzu
3YmdYlYq
4nu
4su
3aqY
3lYq
4astYq
6u
5u
3qUrt
2lanu
4q
5SY
4u
3dYr
6
6lau
3qYldau
5m
3tau
6ratu
4u
2m
3bat
6tY
2n
3 esIm
3-pIkIr
4qater
3GYS
3SY
5ldYq
3Yp
5 ZetekSIsI
5tas
4q
5
5SY
3alu
4p
4q
4su
4u
3dYru
3u
2pYrGYS
5Ylu
6ndY
5tqY
5u
3ajY
6gerSIlIk
6lYq
7anu
2qYlYqtau
5dY
4r
5-sYqYr
5lau
8Yq
3aq
5SY
5tau
2r
3-sipat
3GYtu
4a
5naq
8tau
7u
4u
3SYl
3a
3las
6u
5u
3maq
3naj
3qYrau
4at
6
6tY
7anu
3t
4kiIm
4qY
5a
4ta
6j
6n
3u
2tYlu
3u
2zGYS
5ru
3Ylu
4q
5Sa
3at
3ba
3dau
3u
1aA
3baq
3lau
3sat
6ker
6tanu
4i
3tSY
6lYq
3xat
6SY
6tau
2GYm
4nYS
5u
3a
4lau
4na
4t
2NYlau
4rau
7
7lYq
7qUlaq
3qYldau
2bYlu
4n
4r
5lY
7lYq
5sYz
3a
4lau
4n
5toj
6uj
4q
5tastYq
8u
7u
4u
3otaZ
2daq
5a
2fari
2j
3
3Yn
4s
5u
3lanu
5u
6
6SY
3qYmazaq
3randau
5u
3t
4an
2ksofon
2l
3-serI
8lIk
3Jt
3Ym
5SY
4nu
4q
5tYq
4stYrGanda
8Ylu
8malY
8u
9
3a
4matsYz
4q
5tau
4t
4uat
7tY
9lYq
3bYrau
3dYr
6-gyldIr
6lau
4ar
3fetka
3iqalY
3maq
6tY
8lYq
7au
3on
3qYn
6dYq
7au
3t
4-dFstyr
5sana
4anat
8tY
3u
2mGau
3UrYq
3YrsYn
3aj
4l
4n
4uYr
3bo
3mit
3sau
2n
3 esIm
3a
4SYldYq
4lY
5u
4malau
6q
4q
4sYz
5u
4t
5ker
5orij
4u
3dYq
6
5raq
8tau
4alu
3itar
7iA
3kciA
3sYz
3texnik
4im
6etr
2p
3-sarY
6u
3Yru
3a
4lY
6lYq
6q
4r
5las
4sYz
3er
3tama
5u
2q
3
3-saq
3SY
3Yldau
3al
5dY
4u
3ina
3qUlaq
3tYq
4alu
5ndYru
6u
7SY
5u
2rGYS
5lt
4aJ
3SUnaq
3Y
4 ara
5maj
4auru
4lu
4msaq
4n
4su
3aN
5dYq
4j
4lau
4p
5SY
5tama
7u
3baz
3dar
4ina
3mat
3nau
3qYlu
5rama
7u
5t
4u
3sYlu
3t
4-sUrt
4Yldau
2sYq
3qalaqtau
3u
4
2tYlYm
5u
4p aluSY
3ira
6lYq
3qYn
6
6dYq
3tYq
3u
4SY
2u
3 bol
7YNYz
3YGu
4nSY
4q
5tYru
4sqan
4t
3al
5nama
5xat
4t
5sYz
8dYq
5tY
7lYq
6andYru
3da
5-sattYq
5ger
5lasu
7u
3lYq
4au
3na
3saq
3u
2xara
3na
5lau
2z
3an
4ru
3dY
3ger
1cena
5rij
7st
1eN
2bebI
4leu
4p
4t
3u
2gIz
3ment
2jf
3senbI
4molog
9iA
2kIldI
7
4rIs
5u
3ciA
3eNdeu
3retarX
8iat
3sen
5uIl
3ta
4or
3und
2l
3dIreu
3ekciA
7oner
4u
3itra
3k
4-selk
4Ildeu
4eu
3qostYq
3t
2mIrtu
5u
4z
3antika
3estr
3inar
7iA
3ser
3u
2n
3INSe
4m
5dI
7lIk
5ger
5sIz
8dIk
5xat
3at
5or
3bI
5lIk
3dIru
4elu
5r
3gIS
6tIk
3saciA
3timentalizm
3u
4SI
2p-semIz
3aratist
8zm
7or
3tIk
4eu
6
2rI
4k
5tes
8tIk
8u
4ppe
3Zant
3b
3eJ
4nada
3gItu
4ek
6tIk
4u
3iA
4al
3ke
3meu
3pIlIs
6u
5mdI
5n
4antin
4u
3t
4ifikat
3uen
6deu
3ver
4is
2skenu
3siA
2tIneu
2zIk
5tenu
4lu
4m
5tal
8dYq
4nu
3gIS
5r
3on
3u
1fera
2inks
1iAqtY
6
2J
2Yq
3r
4SY
2garet
3nal
2likat
3uwt
2mfoniA
3metriA
3pozium
4tom
3ulAtor
3vol
6ikalYq
2ndikat
4rom
3onim
4ptik
3taksis
4ez
3us
2onizm
2palau
4t
5talu
7ma
7u
8
4u
2qYr
5SY
5lY
6au
2raq
3ek
5
4na
4tu
4u
3op
2stema
1kafandr
3lXpelX
3ndal
4erleu
2ejtbord
2if
2otC
2ripka
2ulXptor
7ura
2vaZina
3er
1lajd
3vAn
2esarX
2ogan
3vak
1m
2artfon
1najper
1oGUrlYm
3Ylu
4m
5basY
4s
5qUmarlYq
5u
3u
2J
3z
2N
3
3GY
5
5 ret
3Ynda
2cializm
4olog
8iA
4um
3realizm
2dan
5
5 kejIn
2jYl
3qan
2l
3
3 sebeptI
4ySIn
3-aq
3Ga
3aj
5Sa
3dat
3ist
3qYldau
3tystIk
9
3u
2mYn
3dau
2nSa
5lYqtY
5ma
3Ymen
7 bIrge
8qatar
3a
4n soN
4ta
4u
3dYqtan
4a
5 da
5j
6-aq
3et
2pY
3aJ
4q
2qYr
5
5lYq
3a
3paq
3qY
3tYGYsu
6u
5ru
2r
3Galau
3aJ
4N
4qYlYq
3lY
5
3pa
3taN
3u
2sYn
2t
3qar
3talu
7SY
5u
2us
2vet
3xoz
2zGYlau
3YlYNqY
5malY
9lYq
5u
3u
1pam
3zm
2ecialist
3ktaklX
5r
2idometr
3ker
3ralX
4t
2onsor
3rt
5SY
5tYq
2rint
2utnik
1tJardessa
2aZ
4er
3bilizaciA
3cionar
3dion
3gnaciA
3kan
3nciA
4dart
8izaciA
8tau
4ok
3qan
3rt
5ap
3tistika
4uA
5s
2end
3pler
3reotip
4ilizaciA
2ilX
3mul
3pendiA
8at
2ol
3matolog
aiA
2rateg
7iA
9lYq
5osfera
3ess
3uktura
2udent
4iA
1u
2
2-su
2Garu
2SY
2Yq
4
4tYq
3r
4Ylu
4u
3tu
2Zyrek
2arYlu
4malY
4u
5
2bQekt
3Urqaq
3sidiA
3titr
4ropik
2dXA
3Yrau
2ffiks
2lXfat
3Y
3anu
4u
2p-suYq
3erliga
5market
2qojma
2ret
5SI
5ker
5teme
7u
2sYldau
4n
5dau
4z
3ar
3u
2tegI
4k
2u
2venir
4renitet
1vetofor
2iter
1wndviC
1xema
1yJ
2NgI
5tu
4u
5Ir
2be
2jIktI
4nSI
5u
4spenSIlIk
5u
3ek
5tI
4l
4m
5eldeu
4nIS
5u
4u
3kImdI
4enu
5u
3relu
5u
3sInu
2lIk
3de
5r
3gI
2mIreJ
2ndet
2r
3Inu
3bojdaq
3e
4 Zol
3gIleu
5n
3leu
6
3me
3tInu
4u
3u
2t
3qorektI
3sIz
3tI
4ej
2zIlu
3be
3ek
3u
0tFNIr
5lIk
2Z
3Ik
4ribe
8lI
ak
8sIz
2bet
2jt
2kappar
8lYq
2lIm
5-tFrbie
5ger
3kekteu
2mamdau
2n
3
2p-tFttI
3ISke
3tIStep
8u
2rIzdI
7
3bie
6SI
6lI
8k
7enu
aSI
8u
6sIz
3elke
3kIleu
3tIp
6sIz
6tI
8k
2sIl
2ttI
5
2uIp
4r
3be
3ekel
4ldI
7k
7lIk
6eu
5sIz
8dIk
3lIk
6tIk
1IgIlu
4n
5SI
4s
3u
2k
3 bUrYS
3USaq
3bUrYS
8tY
3e
4lej
7
7 wfir
4n
4sInen
3sInu
3teu
2l
3 bIlImI
3Im
5deu
3SI
3alGYS
4zar
3dIk
4esu
5u
3ek
5tes
4nu
4u
3maS
3sIz
3tanu
7SY
3u
2mIskIleu
2ntu
5Ir
2p-tIk
6rI
3tI
5
2rI
4ltu
5u
3SIlIk
3ek
4lu
4u
5
3kelIm
6gI
6u
5s
6Im
6tIru
6u
5u
6
2s
3teu
6Ik
2tIrkenu
7u
2zIlu
4m
3bek
6teu
3e
4rleu
3gIn
6deu
3u
1JlXpan
2ning
1ONIrek
7teu
3kerIlu
7s
8SI
6u
2be
4SIk
4les
7kIS
7qor
7u
6u
4t
2gIlu
3u
2kpe
2l
3deu
3eNgIt
4m
4nu
4tu
4u
3nUsqa
3qUZat
2men
5
5de
7tu
7u
5gI
3peSIk
2ndIru
3u
2r
3aGa
6lYq
3e
4SI
4lIk
3kIn
6deu
3letu
3t
4 tylIk
4bUrYS
9tY
4eu
4tIk
2s
3 temIr
3ek
5-orYn
4lu
4nIS
4u
2teleu
4nSe
7 ZaGdaj
2zIm
5dI
7lIk
5sIz
3u
1UAq
2GYr
5nama
2NGYS
6
4iYq
2WY
2ZYrYm
7dalu
9ma
9u
5u
2jGYn
3Yq
5
5talu
7u
2lGa
3Ym
5Saq
3par
2mSalanu
7u
3an
5dY
4r
4u
3sYq
2nSYGu
5qtYru
3Yq
3ZYrau
3ba
3dYru
3u
2p-tUnYq
5ura
8
2qYl
4m
5 qualau
5qualauSYlYq
4rtu
5u
2rGY
5n
6
6 yj
5zu
3Yp
4q
4s
3alatu
6u
4q
5sYz
8dYq
5tY
7lYq
6andYru
8u
7u
3laulY
6sYz
3mYs
6tYq
3pajY
5t
3sYn
3u
2s
3-tUstan
3au
5
5keser
3baGdar
3kiIz
3pal
6dau
3tas
2tYGu
4lu
6
4nYlu
5u
6
6SY
3andYru
5u
4s
5Ymen
5tYq
6aj
5u
4tu
3qYn
6dalu
8u
4a
4iYldan
3u
2z
3aq
3dY
5q
4alu
5nu
5u
3sYz
1YGYlu
4n
5dau
4z
5dalu
7u
3u
2J
2N
3SY
3aJ
4jtqYS
6u
3dalYm
6u
5rman
5u
6SY
3qYldau
2Sqan
2jYlu
4m
5 salu
5sYzdYq
2l
3sYm
2m
3 bolmasa
3aq
2nYGu
4S
5
5sYz
8danu
5tYq
6alu
7ndYru
4s
5 belgIsI
5-tIrSIlIk
3baj
3dYrYmdYlYq
6u
3u
2p-tYnYS
3Yr
5Su
5lau
2q
3-tYq
3Yldau
4rSu
3aqtau
2rYsqaq
5u
3ZiJ
3mYsu
4a
5lau
3na
5lau
5q
6Sa
5u
3p
3s
4-tYrs
3tYq
2s
3
3 Zerde
3Yrlau
3qarY
3tau
1a
2Aq
3u
4 arada
4da
3z
2GY
4
4
4 da
4lYm
7ger
5u
3ajYndalu
9u
4m
5dYq
4t
3dYr
3u
3zYm
2J
2N
3 ata
3GY
5
5 as
5S
4aZajYp
5ldYru
6u
3Ylu
4rqau
3ba
5lau
3daj
5lu
5malY
5nYs
6u
5u
3erteN
8
8gI
3quraj
3sFrI
7de
4Yq
3u
2bYlu
4n
5u
6
6SY
4s
5 septIk
5tY
6au
5u
4t
3a
4 nan
4lau
5dYrYq
4n
5dY
7lYq
6au
4q
3iGat
7tanu
5i
6lYq
3letka
4ica
4o
3u
4ret
2j
3Ganau
5q
3Yz
3fun
3ga
3laq
3m
4-aut
4er
3pa
3qazan
3raNdau
3salu
2kapparlanu
3si
3t
4ika
2l
3Gam
6paz
6sYzdYq
3YGu
4qsu
3aj
4nt
6tY
5u
4p
5ker
5tYlYq
6anu
4s
5u
4u
3dYrmaS
4anu
5u
6
3ma
5usYrau
3pYnYs
6u
3qY
5lanu
7u
4an
6dau
3u
2mSY
5lau
3Yr
5SY
5lanu
7s
4z
5u
3aSa
6
6
6lau
4n
4q
5tandYru
8u
9
3sanu
3u
2nYlu
4m
5al
7dYlYq
5dYq
4s
5
5tYrYlu
8u
5u
4tu
3a
3dYr
3go
3k
4er
3u
4
2p
3-taqYr
6r
6za
3SY
5lYq
3ZYlu
3al
4nSa
3qYr
6lYq
3sYrYlu
7s
6ma
6u
3talu
5u
6rYn
2q
3
3Yldau
4r
5Yp
3alau
5u
4u
3iA
3paq
6tau
3sYr
3ta
5j
3ua
5
5lYq
2r
3Y
4Gu
4ltu
5u
3alYm
5u
4mdalu
4n
5u
4p
4q
5an
4tYlu
5u
4u
5
4zY
6lau
3if
4x
5SY
5i
5nama
3lYq
4an
3maq
6Sa
3paN
4u
3s
4-tUrs
3tYlYs
6u
5mdY
6sYz
5nSaq
9tYq
6u
5s
6u
4a
4pa
4qYlau
4u
5
3u
2s
3 dFuIrI
3SY
3Ymal
7danu
9u
a
aSY
4r
5
5-tUsYr
5lau
3Zol
4yrek
3a
4lanu
6u
3baqa
5uYr
3pa
3qYn
6dau
3tY
4aj
5lu
5u
3u
2tar
5Sa
3u
4
4
4lYq
5asu
2u
3Yq
4s
5u
3ar
3lY
3sYlu
3teke
2z
3
3Y
3a
4lYq
5au
7SY
4rtu
5u
1e
2N
3
3Iz
5SI
3bIl
3dIk
4eu
3elu
4stIru
5u
4u
5
3ge
5rIlu
7m
6u
3qUqYqtYq
3sInu
5zdIk
4elu
2ZegIS
4lu
4u
2atr
5al
5lYq
2bIngI
4renIs
7tu
7u
4su
3u
2gI
4n
5
5de
4s
5
5
3eS
4ne
4rSIk
4urIn
2k
3
3
3Se
3e
4met
4tIres
3serIlu
6u
7
4t
3tIlIk
2lIm
3earna
4didar
4fon
4graf
8ist
7mma
4kanal
4marafon
4skop
4tajp
4vizor
4xikaA
3mIru
3u
2mIr
5SI
5Zol
8SY
5beton
5dej
5qazYq
3a
3br
3ekI
3p
4erament
7tura
2ndenciA
5r
3nis
3or
3tek
2orema
5tik
4iA
6lYq
2p-teN
6gIs
6reN
3e-teNdIk
3kI
5S
5leu
3sInu
2r
3I
4m
5SI
4s
5kej
5teu
3apevt
5iA
3belIs
6u
5tu
5u
3eN
5dIk
6etu
7u
4k
4ze
3geu
6SI
3lIk
4eu
3me
4in
6al
6ologiA
4ometr
5s
3ritoriA
4or
6ist
7zm
3u
2sIk
5
4lu
3kIS
3t
4Ileu
3u
2tIk
3eles
2xnik
6a
7lYq
6um
4olog
8iA
alYq
5park
2z
3
3 arada
3-tez
3Irek
3detu
5u
3ek
3is
1fu
1g
1iAnaqsYz
6tY
7au
2ImdI
6lIk
4sIz
3n
3s
4InSe
4tI
4u
2J
2Yn
2bet
2gIzu
2p
2raZ
4n
2tan
3ul
1oGYSar
4su
4tu
4z
5qUmalaq
3a
4j
5tu
4n
2J
2NazYtqYS
7u
3mojYn
3qaJ
3u
2Sala
2bYq
4r
3a
2j
3-duman
3YmsYz
8dYq
4nu
3bastar
3lanu
5u
3taru
3xana
2k
3arX
2lGanYs
6dYru
6u
5q
5tu
5u
6
3Y
4GYmen
5u
4q
5Sa
5su
5tYrYlu
8u
6aj
7uYS
3aGaj
4ssYz
8
5tau
3qYn
6dau
4u
3tYrYlu
6u
3u
2m
3aGa
4r
4t
3paJ
3saru
2n
3alu
4u
5SY
3na
5Z
2p
3-tobYmen
6lYq
3SYlau
3Yraq
5lau
3alaN
4n
4s
3ografiA
4nim
3sa
3talu
5ma
5stYru
6u
5u
2q
3Yldaq
5u
4m
5a
6SY
4rau
7
3aS
4jlasu
4l
3mejIl
3paq
3san
6
3tY
4a
5lu
5m
5su
5tYlu
6u
5u
6
6sYz
9
3u
4
2r
3GYn
4aj
3Y
4Gu
3lau
3peda
3qa
3sYq
3t
3u
2sYlu
4nnan
5sYj
4rqau
3ap
3pa
3qauYl
3taGan
3u
2t
3YGu
4q
5Us
5sYzdanu
2zGan
3aN
4q
5Y
3dYru
3u
1rJfelX
3k
2aektoriA
3gediA
8lYq
3ktat
5or
7ist
3mvaj
3nSeA
4sformator
5lAciA
5port
4zit
3ssa
3ur
2ejler
3nd
4er
4ing
2ibuna
3gonometriA
3ko
5taZ
3ller
5ion
8
4ogiA
2ln
2ofej
3llejbus
3mb
3pik
3tuar
2uba
1ss
1u
2GYzu
3an
5 Zer
6kyn
2YndY
6
5atu
6u
3rlYq
3s
4
4qan
7dYq
4tYq
5as
7u
2berkulez
2dYru
2laq
2mYs
3a
2ndra
3nelX
2r
3a
4
4lY
6q
5au
4ma
4sYn ajtqanda
4u
3baza
4ina
3ist
4zm
3nik
5r
2u
3
2va
1yJ
2NIldIru
5u
2SkIru
2bInde
4r
5tek
4t
3egejlI
4k
2gIl
5I
3el
5dej
4n
5Se
5delu
7u
4sIlu
5u
2jIlu
4n
5deme
7u
5sOz
4su
3e
4SI
4qUs
4tIken
3me
5daq
3reu
6IS
3sIk
5nu
2k
3Iru
3tI
2lIk
3ek
4tu
4u
3kI
2men
2n
3 ortasY
3I bojY
3dIk
4e
3ek
4ru
4u
3gI
2p
3-tamYr
5yzu
3kI
5lIktI
5r
3nUsqa
8lYq
3sIz
4ana
3tIN tybInde
4eu
2r
3Ik
5Se
5men
8Se
3SIgu
3geS
3kI
5
5tIldes
6anu
3lI
5-tystI
5lIk
4endIru
6u
3me
3tpekteu
4u
3u
2s
3Im
4nIk
7sIz
7tI
8eme
6speuSIlIk
7tIk
7u
5dIrme
8u
5u
4rIlIm
7u
5u
3kI
5 as
3sIz
3tI
5k
3u
2tIgu
4n
5dI
6eu
3eu
2u
2zIlu
3elu
4tIlu
5u
4u
3u
4
4
0uCaske
1Fde
2zIr
1SYGu
3qtYru
1YldYrYq
2q
2s
3tau
2ttY
2z
1a
2GYzdau
3alejkumassalam
2jYm
5dau
2nu
2q
3Yt
5Sa
5Ynda
3tau
2tu
2u
1dmurt
1h
1krain
6Sa
1lXtimatum
2Y
2anu
3u
1nifikaciA
3versitet
1qalau
1ra
3n
2banizaciA
2ologiA
1tilizaciA
2opiA
0vXetnam
1agon
2kansiA
3cina
2lJta
2ndal
3na
2riant
2tt
2uCer
1ekselX
3tor
2lodrom
4siped
2ngr
2randa
3tolet
2stibJlX
2teran
5inar
3o
1ice-ministr
5premXer
8zident
2deo
5kamera
2rtuoz
3us
2tamin
3raZ
4ina
2za
1odevilX
2kal
3zal
2lXfram
4t
3ejbol
3onter
1ulkan
0wSelon
1ffekt
2ir
1goist
4zm
1kipaZ
2olog
6iA
8lYq
3nomika
9lYq
7st
3sistema
2ran
2skavator
4ursiA
7ovod
3pediciA
5riment
6t
4luataciA
4onat
5rt
7tau
5ziciA
4ress
8ionizm
3taz
4rasens
5emist
8zm
2vator
3ivalent
2zamen
3otika
1lektr
6ik
6lIk
7endIru
6od
7lit
7n
8dYq
8ika
7stanciA
7texnika
7voz
3ment
2ita
2lin
4ps
1mbargo
3lema
3rion
2igraciA
6nt
3r
4at
3ssiA
2ociA
1nciklopediA
bst
2ergetik
9a
alYq
5iA
2tuziast
7zm
1picentr
3demiA
3graf
3kalYq
3log
3tet
3zod
2opeA
3s
3xa
1ra
2itrocit
2otika
3ziA
1ser
2kadrilXA
4lator
3iz
2se
2tafeta
3et
5ika
3on
3rada
1tJd
2ap
2ika
4et
3mologiA
2nikalYq
3ograf
8iA
alYq
4s
5aralYq
1vakuaciA
2olJciA
1x
0xab
3ar
5SY
5lama
7ndYru
c
7su
7u
5sYzdYq
2dis
2juan
6attar baGY
8xana
2kIm
3as
3er
2l
3-ZaGdaj
4axual
3Yq
5SYl
5aralYq
5tYq
2meleon
2n
3Sa
5jYm
3Ym
3dYq
3zada
2os
2q
3Ynda
2rakter
2t
3SY
5lYq
3tama
5u
2zar
1ikaA
5t
2miA
5lYq
4k
2rurg
6iA
2t
1lor
1oS
3 iIs
2bbi
2kkej
2lding
3era
4sterin
3l
2r
3eograf
9iA
3vat
2stel
1ristian
2om
3nika
4ologiA
0yJ
1NIlu
2gIr
3u
1S
2In
4SIden
2bUrYS
7tY
2eu
2kIru
2tIk
4ldI
1derIs
3tkIS
4u
3u
1gIlu
3ndI
3t
4SI
4teu
2u
1j
2 tapsYrmasY
2Ilu
3ndI
3r
4
4Ilu
4me
4u
2eNkI
2kelIs
5u
4u
3ySIk
2lengen
5u
6
6 tojY
4sIm
7dI
9lIk
5tIrIlu
8u
5u
2me
4leu
2rek
4nIsu
5u
6SI
4tIlu
5u
2sIn
4z
1kI
3m
4et
6aralYq
6tIk
1lbIreu
2es
4 qosu
4ker
4tIrIlu
8m
7u
8SI
4u
2gI
4lI
5eu
3erIm
5u
2keJ
4jtIlu
6u
4n
1mIt
4ker
4sIzdIk
4tendIru
7u
1n
2dI
4s
3emej
6s
6u
4stIk
8 zaNY
5u
4u
5
2em
4I
4SIl
4dI
5elu
6u
2sIz
5dIk
2taspa
1p-ylken
1rdIs
2ej
4lI
5enu
2kItu
3egeS
4k
4r
3u
2leu
2mebUrSaq
2piJ
2u
1sIk
3tu
2kIrIk
2t
3I-ystIne
4NgI
4rt
3el
4m
5aqY
5dIk
5e
6leu
4u
2u
1tIk
4teu
3r
1zIk
3lIs
6sIz
4u
3ndI
2dIgu
4k
5sIz
8
2eNgI
6les
2u
0zFbIr
2r
3e
3lI
3u
4lIk
2ulIm
3zat
1Il
3zala
2rkIldeu
1UlYm
5dYq
1YGYr
2mYran
6u
2ndan
2r
3lau
3qYrau
2tu
1aN
3dY
5 tyrde
5lYq
4astYru
3ger
6lIk
3nama
7lYq
3sYz
6dYq
2jYp
4rlYlYq
2l
3Ym
3al
2man
5aui
5das
4tta
2r
3AdtaGYS
3YGu
3dap
3lYq
4au
2t
3 esIm
2uYq
4t
3al
2vod
1eNbIrek
3u
2bra
2jIn
5dI
7lIk
5sIz
3net
6aqY
6ker
2ket
3u
2nit
2r
3 salu
3Igu
3de
5leu
3ek
3ger
6lIk
3ttelu
6u
7
7SI
4xana
1iAlY
3n
4dY
4sYz
3rat
2gzag
2rat
1obalaN
2na
2olog
6iA
3park
2r
3Ga
3YGu
3aJ
4jtu
3lYq
6-zombYlYq
4anu
5p
5u
1u
2lau
1ybarZat

hhahaaaaaaaaaaaaaiaaabbaabacacaaabdcaacacaaaaaccaaaaddcdaccaaadcdjacadhhhhaaaaaaabbaddaacacheeeeededeeebacacccaedbdbbcaaadcaaaadabjjicdaabaaedhdgddaaaedddaabbiedbddeeeacaadcabacbacaaajhjaaddddacaaabajaajdaabbaabaaddabbadaaaaaaaccacaaccaaaaaaaacaiaaaaacacaaaaaiaaabadaacbaadbaaaabbbbbaadbbddaabaaaaaacabbabbaabaccabbabbaaaabccacagabbbaabababbacaaaaaaaaaaacbbaagbbababbcabbaaaabdhbaaaaakbbbabacbbbacaaabbaaaaabbaaabbbaaaaacacbacbaacacaaaccacaabcacaabbcbbbbbbaacaabaaabaaaababbabaaabbaaabaabaabaaabaccadbaabccbabacddbcabecabdcdadacaabcegdcaaccbbbaaacaiaaaabbccbijabaaabbaabcbaacabajdcabacaabbabcabbabbabiabbaacaaabkbacababaaabbbbpbbaaacacbabaappbaccaddcabkkbaaacaaadadcapbaaabaaababbaabbabpabbaabbabbcacaaabbaaaabcbbaaababbaacbababaabbaaababaaababacbabbaaaaaaaabdaabcbbadbbacabaddcgbdbabbaaaaaadcabaaabaabaaababaabbaagaaccbbbbaaacabaaabbbakppabbaaccabapabbaacbbpaaaiabbabaaacabaaacabaaaabaabbbbgaaaaaccaacdaabcbabcaaaaaabaaabbaabaadacaacbbaaaaaabbaabcaaabaaacpbabcbbfaaaaaaaaaabbbbbabaaaabcaaababbbaaabbbaaabbaaaaaaaaaaaaaaaaaaaapabacacbaaaabaababaaaaacabbbbaccaaccabbbabbbbbaaaabcacbbbbaacbbdadbabaabbabbbabbaaccaababbbcabaaacbaaacacacacbacacbbbababbbacaccdaccabbbaaaababbacbbaaadbbaaabbbaabcabbcaaabbacaaababbbaabcaacbccadccabbbbabbbbacbbcaabbbabbaaaacbdaababaabcbacabaacbbccabaaccbacbbackkababbbaaaabaabbabbbacaabbababacabbbpbbbabbcjaaabaaahaaaabcbbacbbabaacabbcaabaabaaacbabaadgbbabbababbbbaabbaaaaabbbbbbaaaaacaaababcabbbbacccacbbcbacabaaaabcbabbbabadacaacdbbabccbbbabbccadcdacaaappcbbaapbbbabaccpcbaaababbcabaadacacacaababbbabbababcddacaddabbbacbcbcbaacaabbbabcbdacadbdabagcdbcgcdbabadbbbcbbccaaadcabcaaaabbbabaababbacccbbcaaababababbbaackcacdbbccccabppcbabbabbbaacdaabaabaaaadcdddbaaacacaabababbaaaaaabbacccccccccbababadcdbaaaacddadbbbcdjabbbabaaaaaaaaabbfcacaaadbajjbcacaaabbbabbaabababaabbcaaaaaabppbccbaaafacdabbacacaccdabbbcaacbabbbbacabbaababacaabaabdbabbabbbaabaacaacaaacacabbaaacbbacbabaaccbabbaaadcbaabaaacaabbbcabaaaaabaabdcababbabcdadababcaacabaababacabaacababaabacabaaaabacaaacaaadaaaacabbcaabacafaaabbacabaaaaabacabbbdfccdaabbaaafbbaaadcabdacbbbaabfbaabaaaabacabbcbbacbbccdadbbbaaaababaaabbaaaaaaaabacabikaaababaaaabbababbbaabddbdacaccaaaaabbcbadbbabaacdcabacacbaaababaaaacbaaddabccabbabfaaaaaadbdbmmmmmmlmmmlolllllllllllllllllllllllllllmllllllmlmloollllllomlnlloolnllnmmllmllmlmmmmlooomlmlmmmllmmlmmllmmmlnmlmmmmmmooooooommmllmlmmmlllllmllllmmllmlmllllllllllooooooooooooolmmmmmlmmmlmllllllllllmlmllllmnlmmmmnmmmmmllllllmlmlooooooooooooollmlmmlllllllllllllnlllllmlmmnnmmmllllllnnmlllmlllnlmllmmmmlmmllmmmlmmmlllmlllmnmmmmmlmlmmmlmmllllllllllmmmlnlmmmmmllllllmmnmlllmlllmmmooooooolmlmmlllmlmllllmlmmmmmllllmlnlmmllllmlllmmllllllllllmllmmmmllmmmmllnlnllllmmmlmmlmmmmlmmmmmmmmmllllllllllooooommlmllllllmmllllmmllllllmlmmmmllllmlllooooomlmmmlmlmlmmlllllmmlllllllmlmmllnlllllomnmlooolllnmmmmmlooomlmlmmmllmmmmmmlllmmlmnlmmllllllllllllmlllmlmnnnmmmlmmllllllnlmmlmmlllmmlllllllmmmmoooooommmmmmmlmmolmmmmlmmlmlllllmmlmmmmmmmmmnmmmlllllmllllmmmmllmmlmlmlmmmmmmmmlnnlllmllllllmmlllmlmlllllllllllllllllmmllmooooooolmmmlmlnllmmllmmmmllmnlllllmlllllllmmnmmlmlmlllllmmlmlnllmmllmlmmmllmlmmlmnlllllmlllllllllllllllmlloommlmlllmnlllnlllmnmmmmllmmmoooomlmmmlllmlllmlmmllllmmmlllmmmmommmmmlmmlmmlmllnmlmmmllnlllmnmlmllmnlllnlllmmmnmmooooooommllllllmlmlnlllmmlllllmmmlommmmmmlmmlmllllllmmmlooooonmmnnnmnnnnnmmlllllllmmlmmmmmlnmmlllloooollllnllllllllllmmmmmlllmlmmmlllllllmlmmmlllmooolllmllllllllmlnnmmmlllllmllmmmmlmmmmllmllnmmllllmmnmllllllmmlmlmlmmmmmlllmlmmmlmlmmmlllllmnlmlllnlllmllllmmllllmlooooooomlmllmmmlmmnmlmmmmlllmnmmmmmmnlmlnmmmmmllmmllmlllllmmlmmmmmmloommmnlmmmmomlmlmmmnlmmllmllmmmoomlmlllmmoooonmlmlllnmmlmllmmmmmllmnmolmmmnmlllnmmllllmmlbabccbadabbcabacacadaaabbaaaaabaababaaacaababaabbaadbcbabcbbbcdccccabacaababccbcbabbaacbbaaaaabcdaababaaaabbaaacaabadacaabaacaaaaaaacaacajaaacbaabbbadaaaccbabaababbaabacaacbaaabaacaaabbacaccabaabadbbabcababababbcaajabaabkbdckabbaacaaaaaaaaaaaaaaaaaahjcaadddfcaababaaaaaaabcaacdaadbbbacaaacbbaacaaaachajaacbaaaaacddcdbbbaaaaajaacbbbafabcaaafaacafbaaaakbdccdaabaaacaaaacabaabaaedeaaaaeaaaaeddaaaaaaaaaaaaaaaaacccccccjaaaabaccaaaaaacaaacaadacicacacaaaccabcccaaaacddddcacaaaaaacacaacbcccaacacbaabbbaaacdaaabdddbbcabaaaadabaadaacabbbcaaaaaaaacaabbaaaaaacaadcbaacdbbacagabaaappbcaadbbgcacaaacdbbbabaaacaaaaacbacbcaabadababdgaabcaaacaaaaaabadcbaajaaaacadgaajacabaaaaaabaaaababaaaaaaaaaabaabaaaccbaccaaaaaacaabbacabjababbaaabijaaaccacbbbcabbaacbbbbadcaabcaaaacbaaaabaaaaababacacacabaaaaaaaaaaaaaaaacbaaaaaaaaaajacdbbdaaaabdbabaacacbbcadacaabaaajaaakbedjaakbbbaabaaccaaacaccbakacbccfdddddeddbcbefdddadadccddhddeccdecedcafhedgadcabeddaedddcaedccaaacbabbbbeakeacaaaaaaaacabbaabaaaaaaabbabacdgdabbbaaabaaaaaababacaaaabbaabcdddcaaabbabaacedababacadaaacabbabbacbccbcaacaaabacaabadgcddddcbbabaabbdppbbabbaabbcbcacababapbabccdgddbdcdbppbiddaacaabaacdaaabbaabbacbbaaadcaaaaabbbbaaaababaaacaccaaaacabaaaagcbbbbbabbbbadacabaaaaacabacaaaaadaacabaaaabcaaaaaaaaaaaaaapbaaabaaaaaaaaacaabaaaabaakcacaaaaaaacaaaakaeebaadaadaedabaaaaaaabacaaaaaaabcacdbaaaaaaacaaaaaaaacegdbabacaacabbabaacdbbaacbcaacaabacaaaaaaaacbaaaacbcaaabaaacaaiaaaccabaacbbaccacccbahaaabbaaaaccacaccabaaababbdabaaaaabaaacbbcaacabbhagddcaabaaacdbafaaaaafaaaaaaaagaadacbabacbbaabaccaadcdaaaaaaaaabaaaaaaaacaaaaajaaaaaaaaacbabaaaaaacggaacaacaaaaccaaabababackacaachabaaccaaaaaacbaaapcacabbbbadaaaaaccabaabaaaaaaaaaaaaaaaaaaaaabaaaacaaaabaabaddddcdbaaadbeccbaaacbaaabpbcababaaabacbbbdbcaaaaaaaaaacbaaaaaaaaaadiaaaabdacabaabbcaaaabeaabcaaaaabbaaaabaacaaaaacacacacaabacacaccappbaaacbbaccaaaacccdkbabcbpaaaaiaabaabccaccappabcabbbaccabcbdbaabcaacaaabaaacacabbabaabcaaaaabaaaaabbbaciaabaaaaaabaiihaggihaaaaaaaaaaaaaaabcdbhabaaaaaacaabacaiaaaaaadcaaaaaaddaacahaabaabaaaaaaaaaaaaaaaaaaaaaaaaaaacaaaaaaaaaaaaaaaaaaaacbaaaaaaaacaaabaaaaaaaaaaaaacdbaaaaapabaaaaaaaapbaaaaaaaaaaaacacaaapabaaabbapbjiddbacaacaacabbcbbcbideaeedeeeeeebadccdckabaaacaaadccahhaaabajfddccabdcbkfdabaababaabaabbcaaabaabbbcdcapaaafadbbaacbabaakaaabaaaacadcabhabbbaccaaaadcacabaabbcpabcdabbccaabdcdacaabbcacaaadaadddcadcaacddbbbbaaabaaabababaabbabbaaaabbaccdacbabbaaabbcabababbaaabaaacacdccbadcaababbaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaacaaaaacaaaaaaaaaaaaaaaaaaaaaaabaaaaaaaaaaaaaadaaaaaaaaaaagoaaaaaaaaaaaaaaaabaaaaaaaaacaaaaaaaacaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaacaaaaaaaaaaaaapbaaaaaaabaaaabaaabpabiicbaaaababcacbaaacaaaaaaaajaabbacabbcabcababaaaacacaccbaaaaaaaabaaaajaacaaaaaaaabaaaacaaaaaaaaaaaacaaaaaaaaaaaaaaaaaaaaaaaacbaaaaacbaaaadabadabbaaaaahajacaaaajaccaaadcaaaaaacaaaaaccacabbcabbaabeaacbacacabaaabbbaaabbbaaaaaabaaacbacaaaaaaaccabacbaaaababaaacaaacaabaadddbaaabaaccabbaacbbacacaacaacaaacaaaaacabbaaaaaabcbacbacbbacaaaaaaacaabcabbbbcbcaaabbcddaabbcaacaccaccacbccaccddcaaccaakbabaacacaabbcaabaacacaacbababbcaaaababcbbaabaadacbaacaoaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaabaaaaaaabcaaabcbbabababadbbjbaccbddcacbcadddbaaaaaaabccaaaacaeddgcdaaeedaaaaabcacababaaabaaaaabbacdaacabacdabbcdadbabaacaaaacbaaabbbbacbaaaaacaaddaacaaaaababdbbadacaaakbccbacdaaacbbaaaabaaaaaaaaaaaaaabbjaabaaacaabddbbaaadadcbbboaabbababaaacabaaaaaaaaaaaaaaaaaaacaaaaacaaaaaoaaaabaaaaaaaaaaaaaaaaaaaaaaaaaaaacacaaaaaaaaaaaaaaaaaaaaaaaacaaaaaaaaaaaaaacaaaaaaaaaaaaaaaaaaaaaaaaadaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaabaaaaaaaaaaaaaaaaaaababcbpabaaaabbbbcdappbaacaababaaaabbcbbbbabbaacbbbbccaceabacbckbapbpbbaddaccdddadaaddcdacbbcaacabababacbbacaaababbaabbabdppaababdbbaaaababcacadbaabaaaaadaaacaccbbbaaaappbabaabacbbadaabakaaaaaaaaaaacaaaabdaaaaaaaaaaaaaaaacaaaaaaaaaaaabaaapbjcdacdcaaccabaccaccaaaacabaaaaaaaaacaacbcabbaaaaaaaakaaaaaabaabckcdabbjjjbaabbbiaapbaaabcbpcaaaabcacbeeaacacadecabbcdacaaaaaaaaaaacabacaaacacabbfadbccaaeeeecacaapbaaaiaaakbabacboipacccabbacacabaabjacaaaababaaaaaaaaaaaabbcaaacabaaabcaaaaaaaaabababbacaabaaddaaaaaaaaacakcaaaaacaaaaacbaccabbaabaaaaaaabbcdaaaaaaacajcaaaabbaaacaajabaaaaaabaacaaaaaabaaabbabacabbacaabciabbbabaacaaaaaaaaacaaaaaaacacaaajhacaaaaaabaaaaaaaccaaaaehkaaacbaacaaaabaaaacaadccaaaaaacaaaaaaaaaaaacaaadaaapbcacaaaaaaaaafaafaaaaaaaaaaaaaooobadaaaaaaajaabbbadcadabbaaacaaaaaaaaaaaaaaaaaaacpaaaaaaaaaaaacaaaaaaaaabbaaacaaaaaaddbdakcdaacaabaaaaaaaacaacacacaaafabababbaaababbbbdbaaicaacadcbcaaaaabaacccbaaaaaaciabacdabaaccabaaaaabaaaaaaaacaaaababehhedeeedakkbaabcceaaaeadeaheaaaaabaaabaaaaaabaaaaaaaaaaaaaaaajjbbaabacaddbcdbbabcacbaaaaaaaaaacaaadddabaaaaaajaaaacbaaaaabjcbbbbaabbabbjaaabbcaaaaaaeabdhdceaabbaabaafdekaacdheaaaadcbbbaacaaaaaaaaaaaaacbbabaaddbaaaaddbbabcaaabaaabbaaadadcgaaabaabacdabaaaaaaaaaaaaaaaaacbccbbabbbacbccacbbbcacabbaedddddeeedecaaabababcababfaabaaacacaaaabaaacaaabaaccaaababaajaeeaaaababaababaabaaaaabbccaabaaaaaaaaaappbcbbabicbaajjaaabacabaacacabbaacaaaaaaaaaaabcaaaaaaaaaaaaaaaaaaaaaaaaacabacaaaaacaaaaadaacaaaaaaaaaaaaaaaaaaaaiaaaaaacaaaaahaaaaaaaaabaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaacaaaaaaaaaacaaaaaaaaaaaaaaaaaaaaaaaaaaacaaaaaaaaaaaaaaaaaaaaaaacaacaaaaaaaaaabbabbcabbabaaabbaacaajaajaabhabaaaaaaaaabaaaccaaaaabbbbbababaaaaaaaaacabbcacaaaaacaccaaacbabjcacaabaacadcabbaacaaaababbjaaabaaccaaababaaaaaaaaaaacbbbaabaaabbaaaabaabbababbabbaaaaaacbbaaacbabbbbabbaaaaccaacbbaapbaabbaacacbbbbbaacccaaaaaadaabbfacaaaaabbaababbacaababbaaaaaccadcababkbbbababbpabadaaccacabbacacacbcacbbaabaabaaaababbaaaaaaaabbbbaappaababababeabababaaacbbbkbccabaccaaabbbaabaaaabaaabagbbaaabbbbababacacaeacbaabaaaaaaaaabcajjjjabbeebacaaabbabaaaaacbbbeecadadiaddbbbabbbcbpcaabbabbabaaedkeabdcaaaababaaababbaaabbabbbaaabaabbaaababaabbacaacbcabaaaaacaedeedaaiacbbabbabacbeajccaaaccbajccccaaaaabdacbabbbbabaababbaaaababbappabaaaaabaacaacbacaaaaacaagbcabaaagbbcbbcgcaaaaaaacbbacabbabaacaacabbabbppbagcaaabacaabaaabacbbaaacdacbaabbacababaabbcaaaabbabgcbbbaabcbbcagaddaaabacaccccdabbaacacbbbaabaaaaaabbbaddcdabaaaaaaadccacabbaacbaaacbabcdaabbaabbaaabbccbcbbaaacabbaaaaaccaabcbcaacaadjababbbaabaaaiaabbaaabddaaaaaacaaacacaacaababaaabaadbababaaccbababaabaacaaababbbcabbbaababbaaababaaaababbbaabababaaaaabbabbacbbcaabbbaaadbacaagacacbbbaabbaabaaccabbbabbacaaaababababacbbbbaccabbabaaabbaabaaaaaaaaaaaaaaaaaaaaccaabjkcdkaaabbaacbaajcaaaaaaaaacaaaaaaaaaaaaaabaaaaaaaaaaaaaaaaaaaacbbbaaaaaaaaaaacacdacaaaadgacdccbbaaaaaaaaaaaaaaaacaaaaaaaaaaacaaaaaaaaaaaaacabbaaagcdaabbddajabcjaaacbaacaaaacacaaaaaaaaaababbbaaabbaabbkababaaekeababbaababbaahbaaaaabbaakaacaaaackcaabababbcaabbaaacabacacjaccabccabbababaabbbaaabacbabbbbabbpabicabpbaaaacabpabaababbaaabbabaabpabbcabbaacaaaacaaaaacaabaabbbbabaabcaabbgppbaaabaabaabbbcaabbaabaccbaacddddbbbabbaaaabbaabaaacaaaabaababaaaacaabbaacacabaaaaabbbaaaaaggabbabaabbaaaaaaaaabacgbcabaccbaacabppbaacacabacabaaaacbbaaaaaaaabaaaacbbaacbaaabcaabbaaacaaaaccbacacaacaabacpabaccaaabbbabccbacaaabaaacaabaaabaaaabbababbppbcbbbabaacacaabacjjbaabaaaaaacacabaaabbabaabaabaabcaaaaahbaabfaaaaagkababaafaaaaabaaaappbaapbbcaaaaabekacaacaaaaaabbecaaabacaaaabaaaaabaaababcabaaababcaabaaabaabababbacabccabaagkbaaaaaaaaaaaaacaaaaaaaababababaacbacdabbaaaaabaaaaaaaaaaaaaoaadbaaaabbbagacfddaaaaadhdaacehhddddaabacbabeeehhhahaehdhehaabccaaaaabbbabbaaacaabhacbabaaabccabbaaaaaaaaaaaacaaaaaaaaaaaaabaaaaaaaaaaaaaaaaaaaacaaaaaaccbacaaabbbcbcbaaaaaaabaacbbcaaaaaaabbabcabaabaaaaaababbaacababacaababbcbbbbbaaaabaabaaabaababbbaacccbaabaaaaacccajcaaaabbgacadbgkaaccbabcabacccacaacaacaaacaacbaaabcaaacddcaadbbaaabacccbbaabbacaabbaaccdicbbaabbaaabaabbabababbbaabababbaaabbaabaaacabbabbaabaabbbaacddbbcabbaaaaaaaabfaacfaaaaababbcaacacbaaacaacababbaacbbaaaabbacaaabbcbabbcicaaaabbaacabaaabbacacabbbccaccaibadabaaaabababbabaabcdadbbabbadbaacabbbcbabcbbbbaabababababababaaaddabcdcbabbaaadabbcpbbppbbbabbbababaabpppagadbdbiabddcdacdaabbbacaababadcdaaabbbbababaabbdacaadabbabaaaacbbaaabaacabaaacaaaabaabccaaaaaaaabbbaaaaacabbdacbaaababbcbbaabababbabbabaabaabacdbgabbabbbacacacbbbbaaaaabbiccccabcacabaabbbaacbcabbbaabaaaacacabbbabbabaaabbbaabaaacaaaaaabppabcccababgabbabaaaabbaaappbacabbacaabccbbbadbbcabaaabacbaacacababbicaaacaabbbbaabababababbaacaabbbbidcdcdeaaaadajaaaabbaaaaaaaaaaaaaaaabbaaaaacaaaaaaaaaaacaaaccccaaabbaaaadabaaabbbcabbaaaaabaaaaaaaaaabacbaabbaaaacaaacacddddbbaajoccbcacakdcbbaabaaaaaabbfaaabababcbbaaajaacababbbaaaabbabbacdbccbbbdaacdbabbbbbaaaabbabbaaaadcaabaacaaabaabbcabaaaababaaafaajbabbbbadcbaaaacbbaaaabbdabaaaababaaacaaabbaaaacaaaaaaaaaaaaaaaaaaaafaaoaaaaaajabaaaacbbaacaaacbabaaaaaacdggbadbaaaaaabjabbbbdaaacaiiedeebbbbbaababaaaaaabaababcaabbafaadadabbcaacccaaccadbaadadbaaccaccabbabbbaaaccaaababbabbcaccabbacbbjbbbbbcbaaaabbaaabcajbjabbaacdbbjajadacbbaabjaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaacacaaaaaaaaaaaabaaaaaaaaaaaaacbaaacaaaaaaaaaaaaaaaaaaaaacaaaaaacaaaaaaaaaaaaaaaaaaaaaaaaacaacacaajaaaaabbbaaaaaaaaaaaacccaaaaaaaacgaaaaabaaaacaaaaajaaaaaaaaaaaaaaaabbabfgdacfbacaabbbaaabbaabaacbabaabbacbaaacabbbababbabbacaaaccbababababacbabbbbcaaabbaaadabaababadccbbdaacaacbbccabbabbabaadcaacaaabababaaacbabcdcaabaaaccacaaabcaaabapbbbacdabacaccaaaacaacadaabaabaaaaaaabaacacaaaabaabbabcaabbaaaaaccaaaaaaaacdbbbaabdbpba

boOJmNHUYSZGUemFXVDF4ETEj4S\`\`mVZZY>YhiZX[BHS^O<BETD?:YXITHWBo]VViO>jnNYeZZl1VEmSU6oIhO\`lZRNlJ]ZY_W\\N[kmZ^oDUZ[BiYbej_aIjKmi[j;RJIkMo8IjhS;<7ZAI^d][mWj^joJi^kE:]HNoREPcZVRIk\`NFZbEI\\2U?WokJ]_gfjcinfnkkoTNn>EaHjj_WNjokDFFF[CjnONOo_oonVVoWI]oR[oEnI_EbN_YIkoNn_NkIJlkMOj[goFUbWYabYojVoNHOKIK[B3aYTEkGZJNVJWOJUkogo_HiZ[Wn[g[konfogojGNoOYeeooognonkOmjUoWo^WnEKnFVI=YojdZYZLDQK_jTUgMRZjT_aR3NVMIn]o]emQ?9Tk[gNV7HN37jF]e[koooTfonoIJGoF_YOMZ_ngoo_[_>g_OZfj;MMO7>Yf_ZOogCIlfKG>o[:@Nd5FHnngZ:joE?<jeVNIL6dS_QnWkmW_VfSmG4dFU1YFLQPgoYT9egeY;fifok^Dko2eGWJofG^e?hZJFkg^o:eoS@J>YZZ\\nWcionNoJ5n@B1@Efjnjadb5XkFoVUHGU[UNJ;XF3aG7lgNQoggFoEGe1OJ>VfWk1]D_IWY;QDj;5>kY]f@Z[f<]nk[gnO7n_oln;e[kSNe^_EfeFiB>\`>ijEhlN9TF;?485Jj=WK^DW3Ujnj?eMEMk\`=O_hAZVi]Jimjc_BPV[5o^_[no_nnjVkkJ^mZ^ZWj[kk]ikJ[^^jjno[NkZVZNYnKknnZ^jkkOYZVJk_fGgnk^mZ_jN]knZZZJIZeWiZIJokoZf_f5^][kgok]ZonJZe[YYnYmSmkZ[ZYinnZYYZj[g[nmfn[oO_nooo_[_kkof_o__non_NoZZj[n[nV_n[_^ZoWViVnnO[fkO[^k_IZn[N_jooO^k__n_KWonkZ_f[_O_[Zj[o]ZJnn_^OZ_o_ZkomZnoon_oZkkZWZ^_Zi[^_m[j_]_ZZJ^^n___ok^mjZ__n_^[_kVkjkn_ZgokWkZooNJ^j^kZZnkf[kVoonnZnIiKo^^Z_kJW_oIVZVmjnnjo[mnK_ojJ_kZJZZRjnjjnZ[oiNZoj^koSkk^j^[ikWjn_o_Z_]_nZZookkKkio^n[[ko^^[Z[go_kojoJVJokZmNn^Z[[^m_[jm_[KUj_g[]_k[_o[n^ZZnoknnZ^^nYn[kj_Y?1liJTJ8QOGTKGmmYFCP_^KTFXX[fo^_o_oOgHWegoUn=nZNKfViT9lo[jEnBZMC9BZFKe;:NfcIWmMKo?J2Bojn_T3KRWbU^oceik@PI[LaFR[:b;ii=U^jo99CijjOioMiooooOHCOo_>Y:8oARM9GEioj]Fi[JZVYY^KZY[h_>NEjo]gom_lE0\\1Zo_hRmG0gkOe8BZUITnnbUmnK^H2^^oORA:FjNheOlooIGjn\\m3]HRn;[2BnK4EGiJej1hoo;OkJnlg6XFWRAeJU^^NJ3eZFZKHNX>?iEFF4IFV8d5RZ0U5YmUFk>e2KenOkgV2YEKU_bCEo_]okOiWUgRofWUkolk[mN[9DIln[ooWmfoKnoCkhocmGYTOQ56MY6ZejgjToOf<TP<;YjOW^CXFZY[_n]mgo_eSOJ3UHQnno>Yoe>ifj3H6EjlG[Oi[0IT:lCFB:5EU]ojXT[]_blioKebZYJYi_hnJ7I]kJDZYCTiLk8^K>^NJNnO_<5mN9Wj_Uo]FFnOik<Xooi^GZDmMSoOInkh_UU_njkknooUoKonO^\`2jYR[njiokjmo=nGMUnn_2IVagoW]jCbG6okbZ\\Yc^m_KmOGn0cnoSEogik43jkSPJJ_U\\ojNcg=j;lon?cDo]oFmaNJ^Gk<dkTVZeen_\\ogo^_o[GIcnogO[NeAgcRo;;Vgikkom_\`o>M^j_ko7e?ZFikF1Q:hGWDI^U5nSAjN>L;MneNnFY^OCnZ95KG_CG6l:FVTFM3DV;=biY?2GEhZ@7cmjGWRJ8[jJFemQTL_kCWn[gI=nkonj_K?ZJiEenoonkm?jN_kkfo_?SOmno_<om_ioGek_o^monNo_]Gng_gkkoohg^nan^eNO[o>ZiUUmn_]og_nmofon_VZGeo_Y?_knSokUMooY\\niooSNldJM9YoXJQG<YYJO9oi_V3nkhhL[M[F=kZV6QFn^_K@Gknjodg3nONNmkCnlONiJPlOZZnnVEKe1?ZKEVFFNa\\^Nh@knM_OFkoonog]Nnkoo[g_onmoRIKEi0RmPYFbmkOCYF2DAln_kkTdVdNiC3f]EnkW_nGZ_CgVO9ol[\\Le[K_nZm^JC?\\?AATYo5E7_N>lcno\\kOIneGgOm^_HGoOEk9ifo=onmjfooWi^mgo[oojONmoNe_nmokkoWinnfKo^]n?EGSoVRG?n[O[]IKjDZco3WGU65V_momY^E_oKeIE2KmiooZ^WNek]_g<eNk_ok]oNOFF_onc_kooOEUZ_c\\^KIZc[jonG?YCjl4E\\G:noijWTZW]^\`nU:ONZg9_Z6jk1aWoHb\`o_<jmQf]kloMgg?oekkno?Ooo=dWooWKNd?V[K\`oZOeog[Kmn[[jnGOeoOhY[MZ>[UmkgKinFYJjG0eSSX?T]GjQm_XngjniL_6>kooj?8T?lhKinfj?EWZJ[Wojn^ooke_?IohnHNo5kDlZobiRjnGjYMeGJRhVYKoiJ?niAjTnoeoZE^gTEH4XRlE5h_iGo_omgonGC[AePMV_o]BoUIm3OnDn95n_dnon=>id_mC]>\`kmo_FnjW^VYdYn\`dC0V2V;FZG^Y__7J[L4\\Pn:oBaT2m?GZ1iWeZjRj[jog^_igj:UZ;ncom?oY;o_]eeoXDjIo]^koNm_ooU[jCkojhkmWn[ocgUO?OkFogjo^nonNo_o_oo_gkoKNiem_nKmG[mFfGoU^dmnc\`kMoR^Fono^_f[UkoggIjgiKNZXnfnViFoSkeNo\\nZWOokK_nNIcYIEB:_GK]]^UjU3mom4jgm_dDJnojogofOeok?<Rno_NJn9ZOookn;Gm7WVej[mGXWFakCTGO4NmoCfnnnMnlnhj??EFKRnb_M_mIeo[3E^iO[50o\`^:hoUoYfDAePmEK@=Xn5j>nWHojVC^VI^ZfR<j?J_hEZjRmY_in]ooKo]N:N[j[AliH9Zk7EgakEiokeNhi]nnoAZ=MIKZSVW>jljZB^DAEGBeA]oP7FMFV_m;BNJ>8^gmOKCSn>OmOiWi>R9Mg^iVWnP=6nJYjkn_9EimofOJkSnfeoWcYUTVU^GVNZ^iecj:efno]dK[CYjOJnBacZ]nReKok?_]ngTfOUkPWgjo_G_Ong_NeoJKmo_oIAW8[Jmgko_^om>oo;OneF=iZ8XbYm?SZ]YjAo^Z^mo4^;BRVo=4ZoLmngWnfdZj_WZG?9ioGoG^nKm^k>NFKoZog[Gj=V_g0^Fkkojiji][g?BEomiNgXXEGoXJOejnloj5V@omn[@Y5oMkOOZbaKl_k=bbkiBnoVW^dEn[kj]ESgHOOVZfk[noO[jZB0^^ZYZHm?MgKicHlldh>^hokoo]mSUZFHcolojGYo[kn^NIEe[Hlb3?_okkonoYI^Nm?o_ooo_Mn<h44i?a3eQ]IO:\`N@\`_Y[^oogAW]oNmWk>e]o]eZZgoNgO]RT>iKkIog_egTg]_Vn?O?NbOBm7onjonGbogZ:VZZ]mo5EIkH7YGkAZ:IZTmRN_=>onk3XHYVK5mG:[iYYEOO]O>7@U:Ti?[YSZ[YWK^IiZfkWZZo_Oj76^OJJmi;]k__KfUJUZbiknZU_[BKi:IUFUffoool_knKn>V9?OENIHWKJNG@i_HOK^NZ7Wk\\_oonO[^OfdF^dKFkNoE5BhUXE@k>e_n^EM[O_nWohZmF6T5B^n^i_Y>>NUn_okf_TZFTQm;R:4NJilk^6kJSiYoSZKdJakkhSiKg_fne_n;MoO6YAMZkZUgindC3IZO[YB1Mmo>^Gic_hninJOBa;m^I1noMblbooZEkZfodU;XW^koijMW[o]n_gm[oZn__goGEJ=fngo:a^oeagZmFF_nWZ\\k_JOZS=Oe[goCi_jHEgHUJ1;f6g_U5YY_n[F?ekZ[>VoOG_oOo[ocGOOOnj[5dNG]ioO^gjOoWooo[Kb_konooooOnnk[SUeJogb\`Xh^BZkIiKGonooF3U]kjk>VZm_?Z^U[Xh6jYN6^U1YTfiFRJYJKoUg?ZXnZjMMYfo^n[[o?IVYjMHkWCfigNeoZV6EVj]oe_Z^3












b
k


























d










w

















o



































d





























d








































































































































































w







































































































































































b













































k













m



























w













































































d


























































































































f













































































































































































w
w
















b

























w





























































w















































































































































































































































































































































































































o




d




w




























b,OavtomagistralI




k














































































d













































































w
























w


























k






































w
















w





















































w












































































k











































































































b
b



k



f




















































k



































o























































































k









































b





















d
w






































w




























d

d




















































































































































































































b,OgospitalI













k

k























b


































f



































f































k















d










m


























o








w








































b





















d























w


























































































d










































b


















w















k





























k













k
















































f



























































































m





f







































m

































































w

























k














































d

















d















































b,OmagistralI














































































































b,OmedalI



































w
















b

























k



























d




















b,OmoralI

































d

































































































































































































d












































w


w







w



w



































































d





















k





































o



f




































































b
















k
































k









































k













f
f




























d
d




































































w





























































































































































o


































w
w

























w



o


d












d






























w




























o










































w















d

































w




































































































































































k



















































w


























w
w



















d




w
































w



























































f































































































































































































d



























k




















w


b





























































k





k






































w




































































w






















































d






























d






































w

























































f





























k



















k



















w

























































k
k











k














































k






k


























































































































































w



































































































































k








































k
















w







d


















b




f























w







w























w




















































o




























k



G7,n
t,P,C,R
t,P,C
n,C
G3,t,P,C+gIz
G3,t,P,C
t,P,C
t,P,C
t,P
n,C
n,C+tIr
G3,t
n,C
G7,n,C
t,P,C
t,P,C
G6,n,C
G3,n,C
G7,n,C
t,P,C
G7,n,C,R
G3,n
t,P,C
n
G3,t
t,P,C+kIz
G3,n,C
G3,n,C
n,C
t
G3,n,C
t,P
G3,n,C
G3,t,P,C,R
G6,n
t,P,C
t,P
n,C
t,P
n,C
G3,n,C
SIrIk,t,P,d
SIrI,n,C
n,C
n
t,P,C
n,C+Ir
n
n,C
t,P
t,P,C,R,F
n
t,P,C
G3,n,C
n
t,P,C
G7,n,C
G6,n,C+Ir
G3,n,C
t,C+kIz,R
SOgejsI,n,C
n
t
G3,n,C
n,C
t,P,C
G3,n,C
t
n,C
G7,n
t,P+n,C
n,C
n,C
n
t,P,C
G6,n,C+tIr
n
t,P
n,C
t,P
n,C
t,P
n,C
n,C
t,P
G6,n,C
n,C
n,C
n,C
t,P,C
n,C
t,P,C
t,P,C+gIz,R
n
t,P
G4,t,C,R
t,P,C
n,C+Ir
G6,t
n
t,P,C
n
t,P
t,P,C
G63,n,C
t
n,C
n
t,P
G3,n,C
G6,n,C
G6,n,C
n,C
SSIrI,n,C
t,P,C
G3,n,CSOger
n,C
n,C
t,P,C
G7,n,C
t,P
n,C
n,C
t,P,C
t,P,C
G3,n,C+t
SSUqY,t,P,C,F
n,C,R
n,C
t,P,C
G3,n
G36,n
G63,t,P,C,R
G63,n,CSYGar
n,C
n,C
G5,n
t,P,C
t,P,C
n,C
G3,n,C
t,P,C
t
n,C
t,P
n,C
n,C
n,C
G3,n,C
G3,t,P,C
n,C
t,P,C
n,C
n,C
t,P,C+tYr
G3,n,C
G63,n,C
G3,n,C
G3,t
G3,t,P,C+qYz,R
t,P,C+GYz
n
n,C
n,C
n
t,P
G3,n,C
t
t,P,C
n,C
t
G6,n,C
G3,n,P,C+qYz,R
G4,t,P,C
n
t,P,C
n,C
G7,n,C
t,P,C
G3,n,C
G3,n,C
n,C
n,C
n,C
t,P,C
n,C
t,P,C
G3,n,C
G3,n
G3,t,P,C
G3,n,C
t,P,C
n,C
t
G3,n
t
G3,t,P,C,R
t,P
G6,n,C
n,C
n,C
n
t,P,C
G7,n,C
t,P,C
G7,n,C
t,P,C
n,C
G7,t,P
G7,n,C
t,P
n,C
t,P,C
n
n,C
t,P,C,F
n
G63,n,C
G3,t,P,C
n
G6,t,P,C
t,P,C+kIz
G7,n
G7,n,C
t,P,C
G7,t,P
n,C
n
t,P,C+tIr
G6,t,P
G6,n,C
n,C
t,P
t,P,C
t,P,C
n,C
n,C
t,P
t,P,C,F
n,C+t
G6,n,C
t,P
n,C
t
SSoSY,G6,n,C
n,C
t,P,C
t,P
G3,n,C+dYr
G3,n,C
t,P
G3,n,C
n,C
SSoqY,t,P,C
n,C
n,C,R
n,C,R
G3,n
G7,n,C
G3,n,C
G7,n
G3,n,C
t
G6,n,C
t,P,C
t,P,C,R,F
SUjY,G3,n,C
n
G3,n,C
G3,t,P
G3,n,C
t,P
n,C
G7,t,P
G73,n,C
t,P,C
G3,n,C+Yr
t,P
n,C
n
t,P,C
n
t,P
n,C
t
n,C
n,C
t,P
n,C
n,C
n
t,P
t,P,C
G3,n,C
SUlY,n,C
n
t,P,C+tYr
G3,n,C
G3,n,C+dYr
G7,n
t,P
G3,n,C
G3,t,P
G3,n,C
G3,t,P
G3,n,C
t,P
n,C
t
G37,n,C
G6,n
G6,t,P,C
t,P,C
G3,t,P,C+GYz,R
G3,n
G3,t,P,C
n
t,P,C
G7,n,C
n
t,P,C
G7,n,C
G3,t,P
t,P,C,R
G3,n,C
G6,t,P,C
n
t,P
n,C
t,P,C+tYr
G6,n,C
G6,t,P
G63,n,C
G6,n,C
G3,n,C
G3,t,P,C
n,C
n,C+t
SYNYrsY,n,C
n,C
n,C
t,P,C
n,C
G7,n,C
G3,t,P,C
G3,n,C
G7,n,C
t,P
G3,n,C
t,P,C
G3,n,C
G7,n,C
n,C
n,C
n,C
G6,n,C
n,C
t
n,C
n,C+t
n,C
G3,n
G6,n
G6,t,P,C
t,P
t,P,C
n,C
SYsY,n,C
G6,n,C
n,C
n,C
n,C
n,C
t
G3,n,C
t,P,C
n,C
n,C
t,P
G3,n
G3,t,P,C+gIz
SZIbI,n,C
t,P
n,C
G3,n
G3,t,P,C
n,C
n,C
n
t,P,C
G3,t,P+Il
G3,n,C
t,P,C
n,C
n
n
G3,n,C
G3,n,C+t
t,P
n,C
t,P,C,F
t,P,C,R
G3,n
G3,t,P
n,C+dYr
t,P
G3,n
t,P
n,C
G3,t,P,C
t,P,C+GYz
G7,n,C
t,P,C
n,C
G6,t,P
n,C
n,C
t,P,C,F
G63,n
t,P,C+qYz
n,C
G3,n,C
G6,n,C
t,P
n
t,P
G3,n,C
t,P
n,C,R
n,C
SZYlY,n,C,F
n,C
G7,n,C
n,C+t
t,P,C
n,C
G6,n,C
t,P,C
n
t,P,C+tYr,R
t,P,C
G3,n,P,C+qYz
t,P,C+GYz
n,C
t,P
n,C
n
G6,n,C+dYr
n
t,P
n,C
n
n,C
G3,n,C
G7,n
G7,t,P,C
t,P,C+qYz
n,C
n,C
G3,n,C
G3,n
t,P,C
t
t,P
n,C
t,P,C
n,C
t,P
n,C
n,C
n
t,P
n,C
G3,t,P,C
G6,n,C
n,C
G3,n,C
n,C
t,P,C
n,C
t,P,C
G3,n,C
G3,n
t,P+n,C
t,P,C
n
t,P
n,C
n,C
n,C
G6,n,C
t,C+dYr
n
n,C
t,P,C
n,C
t,P,C
G37,n,C
t,P
t,P
n,C
n,C
SZanY,G3,t,P,C
n
t,P,C
n,C
G3,t,P,C
G73,n,C
G3,t,P
G3,n,C,R
t,P
n,C
t,P
t,P,C
t,P,C
G63,n
G7,n,C
t,P,C
G6,n,C
G7,n,C
G7,t,P
G7,t
G3,n,C
G6,n
t,P,C+tYr
G3,n,C
n
t,P,C
t,P,C
n,C
n,C
t,P,C+GYz
SZarY,G3,n,C
G63,n,C
G6,t,P,F
G6,n
n,C
n
t,P,C
n,C
t,P,C,R
G6,n,C
t,P,C
t,C
SZasY,G3,n,C
G6,t,C
G3,t,P
G6,n,C
G3,n,C
G3,t,P
n
t,P,C
G5,n,C
G3,n,C
G7,n,C
G3,t,P
t,P,C
G3,n,C+dYr
t,P
G36,n
G7,n
n
t,P,C
n
t,P,C,R
t,P
n,C
n,C
G36,n
t,P,C+gIz
t,P,C
t,P
t
G3,t,P,C+kIz,R
G3,n,C
t,P
n,C
SZekI,G43,t,C,R
G3,n,C
G3,t,P,C
n,C
t,P
n,C
t,P,C,F
n,C
t,P,C
t,P,C
G4,n,C
SZerI,G6,n,C
t,P
n,C+dIr
n
G3,n
G7,n
t,P,C
t,P,C
G3,n
G3,t,P
G3,n,C
t,P+lIn,C+gIz
n,C
G6,n,C
t,P,C+GYz,b
n
n,C
t,P
t,P,C
G3,n
n
t,P,C
t,P
t,P,C
G4,t,P+Yl
n,C
t,P
n,C
t,P,C+GYz
t,P,C
n
G3,n,C
t
G3,t,P,C
t,P,C
t,P,C
n,C
t,P,C
n,C+tYr,R
SZorY,G3,t,P,C
n
t,P,C
SZosY,n,C
G7,n,C
G3,n,C
t,P,C+GYz,F
n,C
G3,n,C
t,P
n,C,R
t,P,C
t,P,C
n,C
G3,n
G3,t,P,C
t,P,C
G6,n,C
n
t,P,C+t
n,P,C+gIz,R
G7,n,C
n,C
t,P,C
G5,n,C
G6,n
n
t,P,C
t,P
t,P
t,P
t,P
n,C
G3,n,CaGYz
G6,n
t,P,C
n,C
n,C
t,P,C,R
n,C
t,P,C
G6,n,C
n
G3,n,C
t,P
t,P,C
SaSY,G3,n,C
G3,n,C
G7,n,C
G6,t,P
G6,n,C
n,C
n,C
G6,n,C
t,P
n,C
n,C
n,C
t,P,C
G6,n,C
n,C
t,P,C
t,P,C
G6,n,C
G3,n
G3,t,P,C
G6,n
G3,n
G3,t,P,C
G6,t,P
G3,n,C
G36,t,P,C
G7,n
t,P,C
n,C
G7,n,C
G3,n
G3,t,P
G3,n,C+dYr
n
t,P,C
G3,n,C
G7,n,C
G6,n
n
G7,n,C
G3,t,C
t
G3,t,P,C,R
n,C
G6,n,C
G6,n
G6,t,P
G6,n,C
G7,n,C
t
G3,n,C
G6,t,P,C
G3,n
t
t,P+n,C,F
G3,n
G3,t,P
G73,n,C
n,C
t,P,C,R
t,P,C
G7,n,C
G6,n
t,P,C
G3,t,P,C+tqYz
G7,n
t,P
n,C
n
t,P,C
t,P,C
G6,t,P,C
G6,t,P+Yl
G6,n,C
n,C
t
G37,t,P
G37,n,C
t,P,C
G7,n,C
t,P,C
t,P,C
G3,n
G3,t,P,C
t,P,C
n,C
t
G36,n
t,P
G63,n,P,C+tYr
SarY,n,C
t,P,C
n,C
G3,n,C
G3,n
t,P,C
G6,t,P
t,P,C
n,C
n,C
G7,n,C
G63,n,P,C+qYz
G63,n
G7,n,C
n
G7,n
G4,t,P,C
n
t,P,C
G3,n,C
G3,n,C
G6,t
G63,n,C
t,P,C,R
t,P
n,C
n,C
t
n,C
G3,n
G3,t,P
G36,n,C
G6,n,C
G6,n,C
G3,n
G36,t,P,C
t,P,C
n,C
G3,n
t,P
n,C
G3,t,P,C
t,P
n,C
t,P
n,C
t,P,C
G6,n,C
G3,n
t,P
n,C
n,C
G7,n,C
G3,t,P
t,P,C,R
G37,n,C
t,P
G7,n,C
t,P,C
G7,n,C
n,C
t,P,C
n,C+Ir
t
G3,n
t,P,C
G36,n
G7,t,P,C
t,P,C
G6,n
G6,t,P,C
G3,n,C
G3,t,P,C,R
n,C+tIr
n,C
n
t,P,C
G3,n,C
G3,n
G3,t,P
t,P
n,C
G7,t,P,C
n,C
t,C
n,C
t,P,C
G6,n,C
n
n,C
G3,n
n,C
n,C
t,P,C
n
t,P,C
n,C
n,C
n,C
G3,t,P,C+GYz
n
t,P,C
n
n
t,P,C
G3,n
G3,t,P,C,F
n,C
n,C
n,C
G3,t,P,C
G3,t,P
G3,n,C
G3,n
G3,t,P,C
G7,n
t,P,C
t,P,C
t,P,C
t,P,C,R
SbajY,n,C
t,P,C
n,C
t,P
G7,n
G7,t,P
G73,n,C
G3,n,C
G3,t,P,C
G6,n
t,C
t
t,P,C
n,C
t,P,C
n,C
G3,t,P,C
t,P
n,C
t,P,C
t,P,C
n,C
t,P,C
G3,n,P,C+GYz,R
n
t,C
G7,n
t,P,C
n
t,P,C
G6,n
t
G46,t,P,C
G3,t,P,C
G3,t,P
G3,n,C+Yr
G7,n,C
t,P,C
t,P,C
G3,n,C+dIr
G3,t,P,C
t,P,C
n
t,P,C
t,P
G3,n,C
G3,n
t,P,C+tIr
SbekI,G3,n,C
G7,n,C
n
t,P,C
t,P
n,C
G3,n
G3,t,P,C+gIz,R
G3,n
G6,n,C
G7,n
G7,t,P
G6,n,C
t,P,C
t
t,P+Yl,C+dYr,F+Yn
G3,n
n
t,P,C
n,C
n,C
n,C
G6,n,C
G6,t,P
G6,n,C
n,C
n,C
n,C
t,P,C+GYz,F
n,C
t,P,C+kIz
n
t,P,C
G6,n,C
t,P
n,C
n,C
n,C
t,P,C
G3,n,C
G3,t,P,C
SbyrIk,t,P,C,d
t,P,C+gIz
t,P
t,P,C
t,P,C
G6,n,C
G6,t,P
G3,n,C
t,P,C
t,P,C
t,P,C
t,P
n,C
n,C
n,C
n,C
n,C
n,C
t,P,C
G3,n,C
n,C
n,C,R
G3,n
t,P
t,P,C
n,C
n,C
t,P
SdamY,n,C
SdandajsY,n,C
n,C
t,P,C
n
SdarY,G3,n,C
t,P,C
n,C
G7,n,C
t,P,C,R
G7,n
G3,n,C
G56,n,C
t,P,C
t,P,C
n,C
t,P
t,P+lIn,C+gIz,R
t,P
n,C
G7,n,C
n,C,R
n,C
n,C
n,C
n,C
n,C
n,C
n,C
n,C
n,C
G3,n,C
t,P,C
t,P,C
n
t,P,C+kIz
n,C
t,P,C
G3,n,C
G3,n,C
G3,n,C
n,C
t
n,C
n,C
t,P
G3,n,C
t,P
n,C+t
t,P
G5,n
t,P,C
t,P,C
G3,t,P
G3,n
G3,t,P
G3,n,C+gIz
G3,n,C
G3,t,P
n
G7,n,C
G76,n,C
t,P
t
t,P
G3,n,C
t,P,C
t,P
G3,n,C+t
SerI,G3,n,C
n
n,C
t,C
n,C
n,C
t
n,C
t,P,C
G7,n
t,P,C,R
n,C
n
G3,n
G3,t,P
t,P,C
G6,n
G3,t,P
SestI,t,P
t,P,C+kIz
n
t,P,C
n,CezdIr
t,P
t,P,C
t,P,C
t,P
n,C
n,C
n,C
n,C
n,C
G3,n,C
t,P
t,P,C,R
t,P,C+gIz
t,P,C
t,P,C
n
t,P,C
G3,n
G3,n,C
t,P,C
G6,n,C
t,P,C
t,P
t,P
n,C
G3,n,C
G3,t,P,C
G3,t,P,C,R
n,C
t,P
t,P
G3,n,C
t,P,C
G3,t,P,C
G3,n,C
G3,t,P
G3,n,C
n,C+t,b
G3,t,P
t,P
n,C
G3,n,C+gIz
n,C,R
n,C
n
G3,n
G36,t,P
G36,n,C+Ir
n,C
G3,t,P
t,P
t,P,C
t,P
n,C
t,P
n
n,C
n,C
t,P,C
SkOlgIrsI,G3,n,C
G3,n
G3,n,P,C
n,C
G7,t,P,C
G3,t,P,C+gIz
G3,n,C
G3,t,P
n,C
G3,n,C
t,P
n,C
t
G3,n
G7,n,C
n,C
t,P
t,P,C
G53,n
G3,t,P,C
t,P,C+set,R,F
n,C
t,P,C
G3,n
t,P,C
t,P,C
n
t,C
t,P,C
SkejI,G3,n,C
n,C
n
t,P
G3
G7,n,C
SkeNI,n,C
G36,n,C
t,P
n
t,P,C
G6,n,C
G6,t,P,C+kIz
n,C
n,C
G4,t,C+tIr
G3,n,C
G3,n
t,P
G37,n,C
t,P,C
G3,t,P
G3,n,C+tIr
t,P,C
t,P
n,C
n
n
t,P
G4,n,C
SkemI,n,C
t,P
G3,n,C
G7,n,C
n,C
t
t
t,P,C+tIr
t,P,C+gIz,R
n
t,P,C
t,P,C+kIz
G63,n,C+Ir
G3,n,C
t
G73,n,C
G7,n,C
G3,t,C
t,C
t,P
G3,n,C
t
t,P,C+gIz,F
G3,t,P
t,P,C
t,P
G3,n,C
n,C+t
n,C
n,C
n,C
n,C
t,P
n,C
n,C
G3,n,C
t,P
n,C
t,P,C
t,P
n,C
n,C
t,C
t,P+Il
G6,n,C
n,C
n,C
G7,n
t,P
G3,n,C,R
G3,n,C
n,C
n,C
n,C
n,C+t
t,C
n
n,C
n,C
n,C
t,P
n,C
G7,n,C
t,P,C
n,C
G3,n,C
t,P,C
n,C
n
G3,n
t
t,P,C+tIr
t,P,C+tIr,R
t,P,C
n,C
SlaGY,n,C
G3,t,P,C
n,C
t,P,C
n,C
n,C
G3,t,P
n
t,P+n,C
n,C
n,C
n,C
n,C
G3,t,P,C
t,P,C
t,P,C
n
t,P,C
n
t
n,C
G3,t,P,C
t,P,C
t,P,C
G3,t
G3,n,C+gIz
n,C
t,P,C
n,C
n,C
n,C
n,C
t,P
n
t,P
n,C
SmYZY,t,P,C
n,C
t,P,C
t,P,C
n,C
n,C
n,C
G6,n
G3,n,C
n
t,P,C
t,P
n,C
t,P,C
n,C
G3,n,C
G3,n,C
n,C
G3,t,P,C
G3,n,C
n
G73,n,C
t,P,C
n,C
G7,n
G7,t,P,C
G3,n,C
G3,n,C
t,P,C
G3,t,P,C
n,C
n,C
t,P
t,P,C
n,C
n,C
t,P,C
t,P,C
n
t,P,C
t,P,C
G4,n,C
n
t,P,C
n,C
SmojY,G3,n,C
n
t,P,C
G3,n,C
n,C
t,P
SmyZI,t,P,C
n,C
n,C
t,C
t,P,C
SnUqY,G4,t,C
t,P
G6,n,C
G3,t,P,C
n
t,P,C
n,C
t,P
t,P,C
n,C
t,P,C
G36,n,C
t,P,C
t,P,C
G3,n
t,P,C
G3,n,C
n,C
G3,n
t,P,C
t,P,C
n,C
t,P,C
G6,n,CoAt
t,P,C+tYr
t,P,C+GYz
G6,n,C
t,P+Yl
n,C
t,P,C
n,C
G7,n,C
n
G3,n,C
G3,n,C
t,P
G7,n,C
t,C,F
n,C
n,C
t,P
G7,t,P,C
t,P,C
n,C
t,P,C
t,C
n
t,P,C
G3,n,C
n
t,P,C
G6,n
t,P,C
n
G3,t,P,C+tYr
G3,n,C
t,P,C
SoqY,G5,t,P,C
n,C
n
t,P,C
G36,n,C
G3,n,C
G3,t,P,C
G3,n,C
t,P
G3,n,C
G3,n
G3,t,P
G3,n,C
n,C
t,P
n
G4,n,C
G3,n,C
t,P,C+GYz,R
n,C
G3,n,C
G3,t,P
n,C
G35,n,C+GYz
t,P,C
t,P,C
n,C
G6,t
G6,n,C
n,C
G7,n,C
t,P,C
t,P,C
G7,n
n
t,P,C
n,C+Ir
n,C
n
t,P,C
n,C
n,C
t,P,C
n
n
t,P,C
G43,n,C
t,P,C
t,P,C
G3,t,P,C+GYz
G3,n,C
G7,n,C
t,P,C,R
t,C,R
n,C
t,P,C
t,P+Yl
n,C
G7,n
G3,n
G3,n,C
G6,t,P
G6,n,C
t,P
G63,n,C
SqUlazY,n,C
G3,n,C
n,C
G3,n,C
G3,n,C+tYr
n,C
t,P,C
t,P,C
t,P
n,C
G6,n
n,C
t,P
G6,n
t,P
t,P,C
t,P,C
n,C
G7,n,C
t,P,C
t,P,C+GYz
SqUrY,n,C
t,C
G6,n,C
n,C
n,C
G6,n
G6,t,P
n
G7,t,P,C,R
n,C
n,C
n,C
SqYSY,n,C
n,C
G3,t
n,C,R
n,C
t,C
n,C+t
n,C
n,C
n,C+t
t,P,C+GYz
t,P
n,C
G6,n,C
G3,n,C
G7,t,P,C
n
n,C
t,P,C
n
G7,n,C
SqYrYq,t,P,C,d
G3,n,C
t,P,C+GYz,R,F
t
G6,n,C
t,P
n,C
G3,n
G3,n
G3,t,P
t
G5,t,C
t,P,C
t,P,C,F
G6,t,C
G3,n,C
G3,n,C
G3,t,P
t,C
G36,n,C
t,P
G7,n
G3,n,C
n,C
t,P,C+qYz,R,F
n,C
n,C
n,C
n,C
t,P,C
G6,n,C
G6,t,P
t,P,C
G6,n,C
G6,n,C+Yr
t,P
n
t,P,C
t,P,C
SqaZY,G6,n,C
G3,n
G3,t
G4,t,P,C
n,C
G73,n,C
n,C
t,P,C
t,P,C
t,P,C
n
t,P,C
G3,n
n,C
G3,t,P,C
G3,n,C
t,P,C
G3,n,C
t,P,C
G6,n,C
G6,n,C
t,P
n,C
n,C
t
n,C
t,P,C
n
t,P,C
G3,n
G3,t,P,C
G36,n,C+ar
n,f
n,C
t,P
n,C
t,P
n,C
G73,n,C
t,P
G6,n
t,P
n,C
G5,n
G5,t,P
n,C
G6,t,P,C
n,C
n,C
n,C
G53,n,C
t,P,C
G3,n,C
G3,n
G3,t,P,C
G3,n,C
t,P,C
G7,n
t,P
t,P
G3,n,C
t,P
G6,n,C
n,P,C
G3,t,P
G3,n,C
G3,n,C
G7,n
t,P,C
n,C
n,C
G3,n,C
t,P,C
n,C
G7,n,C
t,P,C
t
t,P,C,F
G6,n,C
n,C
G7,n
t,P
n,C
n,C
G73,n
n,C
t,P,C
n
n
t,P
G3,t,P
G3,t,P,C,R,F
n
n
t,P,C
t,P,C,F
t,P,C,F
n,C
G3,n
n,C
SqarY,n,C
t,P
G7,n,C
n,C
G37,n,C
n,C
t,P,C
n,C
t,P
SqasY,t,P,C,F
G73,n,C
G3,n,C
t,P
G3,n
G3,t,P
G3,n,C
n,C
n
t,P
G6,n,C
t,P,C
n,C+Yr
t
G6,n,C
G73,n,C
G7,n,C
n,C
n,C
t,P,C
n
t,P,C
t,P,C,R
t,P,C
t,P,C
G6,n,CqidYr
t,P
n,C
t,P
G6,n,C
G6,n
t,P,C
n,C
t,P
n,C
G3,n,C
t,P
G3,t,P,C+GYz
n,C
t,P,C
G7,n,C
t,P,C
n,C
n,C
t,P+Yl
G3,n
G3
G5,n
t,P,C
t
t,P,C
G4,t,C
t,P,C
t,C
n
G3,n,C
n
n,C
G3,n
G3,t,P
G3,n,C
t,P,C
t,P
n,C
n,C+t
G6,t,P,C
G6,n
G6,n
G6,t,P,F
G7,n
t,P,C
n,C
n
n
t,P,C
t,P,C+tYr
G7,t,P
G7,n,C
G6,n,C
t,P,C
n,C
G7,t,P
SqorYq,G6,n,CqorqYt,d
n
SqorY,t,P,C
G3,n
t,P,C
G7,n
t,P,C
t,P,C
G3,t,P,C
t,P,C
t,P+Yl
G6,n,C
t,P,C
t,P
n,C
n
t,P,C
n
t,P,C
t,P
G3,n,C+t,R
n,C
n,C
n,C
t,P,C
t,P,C
n,C
G6,t,P,C+GYz
t,P,C
G6,n,C
n
t,P,C
G6,n,C
t,P,C
G7,n
t,P
G3,n,C
n
t,P,C
t,P
G6,n,C
G7,t,P
n
G7,n,C
n,C
G3,t,P
G3,n,C+Ir
n,C
t
G6,n,C
G36,t,P,C
G3,t,P,C
t,P,C
n,C
n,C
n
G7,n
t,P,C+kIz,R
G7,n,C
t
t,P,C,R
n
t,P
n,C
G3,n
G3,t,P,C+qYz
t,P+Yl
n,C
t,P
n,C
n,C
G3,n,C
n
t,P,C
G6,n
G63,n,C
G6,t
G7,t
G6,t,P,C
n,C
n,C
G7,n,C
n
n,C
G6,t,C
t,P,C+qYz
G3,n,C+GYz
n,C
n,C
G3,t,C,R
n,C
n,C
G3,t,P
G3,n,C
G3,n,C
G7,n,C
G3,t,P,C,R
n,C
G7,t,P,C
n,C
n,C
t
SsYltY,n,C
n
G7,n
t,P,C
t,P
n,C
n
G6,t,P,C
n
n,C
n,C
t,P,C
t,P
n
n,C
G6,n,C
G7,n,C
t,P,C
n,C
G7,n,C
SsYrY,t,P,C
G6,n,C
t,P,C
n,C
n,C
n,C
t,P,C
G4,n,C
n,C
t,P,C,R
t,P
n,C
n,C
t,P,C
G7,n,C
t,P,C
t,P,C,R
G7,n
G3,n,C
t,P,C
n,C
n,C
G3,n
G7,n
G7,t,P
n,C
n,C
n,C
t,P,C
G6,n,C
G3,t,P,C,R
n,C
n,C
n
t,P,C
G7,n
t,P,C
n,C
n,C
t,P,C
t,P,C
n,C
n
G6,t,P
G6,n,C
G6,t,P,C,F
n,C
n,C
t,P,C
t,P,C
n,C
G6,n,C
n,C
t,P,C
G6,n,C
n,C
n,C
G6,n,C
SsasY,n,C
G3,n
G3,t,P,C+tYr
G6,n,C
t,P
t,P
G7,n,C
t,P,C
n,C
t,P,C+dYr
t,P
n,C
n,C
G3,t,P,C+kIz
G63,n,C
n,C
n,C
n,C
t,P
n,C
n,C
G3,t,P
n,C
G3,n,C
t,P,C
G7,n,C
n,C
t,P
n,C
G7,t,P,C
G6,n,C
Sserp,t,P,C,F
n,C
G6,n,C
n,C
G6,n,C
G6,n
t,P,C
t,P,C
n,C+gIz
t,P,C
n
t,P,C
t,P,C
t,P,C
t,P
n,C
t,P,C
G3,n
G7,n,C
G3,t,P,C,R
t,P,C+GYz,R
n,C
n,C
t,P,C
n,C
G73,n,C
G3,n,C
G3,t,P
n,C
n,C
t,P,C+GYz
G3,n
t,P,C
t,P
G3,n
G3,t,P,C
t,P,C
t,P
G6,n
G6,t,P,C
t,P
n
t,P,C
n,C
n,C
t,P,C
t,P,C
n,C
G76,n,C
SsusY,n,C
SsuY,G6,n,C
t,P,C+gIz,R
t,P
G3,n,C
G3,n,C
G7,n,C
t,P,C
G3,n,C
G3,t,P,C
G3,n,C
G3,t,P,C
n,Csyjret
t,P,C
G3,n,C
n,C
G3,n,C
t,P,C
t,P,C
G7,n
t,P,C+tIr,F
t,C+gIz
G6,n,C
t,P,C,R
t,P,C
t,P,C
t,P,C
n
t,P,C
t,P,C
G3,n
t,P,C
G6,n,C
t,P,C
t,P,C
G7,n,C
t,P,C
G6,n,C
G3,t,P,C
t,P,C
t,C
t,P+Il
n,C
G3,n
G3,t,P,C
G3,n
t,P
G7,n,C
G3,t,P,C,R
t,P,C,R
G6,n,C
n,C
n,CtIzdIr
t,P,C
n,C
t,P,C
t,P,C
t,C
n
t,P,C
G7,n,C
t,P
n
t,P,C+kIz
n,C
G3,n
G3,t
G3,t,P,C
t,P
n,C
G3,t,P
G3,n,C
n
G3,n,C+dIr
G3,t,P,C
t,P
G3,n,C
n
t,P,C
t,P,C
n
t,P,C
G3,n
t,P,C
G63,n,C
t,P
n,C
t,P
G3,n,C
t,P
n,C
t,P
t
n,C
t,P
n,C
G35,n,C
G5,n,C+GYz
t,P,C
t,P,C
n,C
n
n
t,P,C
G6,n,C
G7,n,C
t,P
n
t,P,C
t,P,C
n
n,C
t,P,C
G36,n
t,P,C
n
t,P,C
G3,t,P,C
G6,t,P,C+GYz
n,C
t,P
n
t,P,C
n,C
G6,n
G3
n,C
n,C
n,C+dYr
t,P
t,P
n,C
n,C
n,C
n,C
n,C
n,C
G3,n,C
n,C+t
G3,n,C
t,P,C
t
t,P,C,R,F
n,C
t,P,C
G3,n
G3,n
G3,n
G3,t,P,C
G3,t,P,C+qYz,F
G6,n,C
t
G3,n,C+dYr
G3,n
G3,n,C
t,P,C
n
G3,n,C
t,P,C
G3,t,P,C+GYz
G6,n
G3,n,C
G3,t,P
G7,n,C
t,C
n,C
t,P,C+qYz
n,C
n,C
G6,n,C
n
n,C
n,C
n
G3,n,C
G37,n,C
t,P,C,R
n
t,P+n,C
n,C
G3,n,C
n
t,P,C
t,P,C
n,C
n,C
n,C
G3,t,P
t,P,C
t,P
n,C
G3,n,C
G36,n,C+Yz
G3,n
G7,n
G73,t,P
G7,n,P,C
t,P
StanY,t,P,C,R
G6,n,C
n,C
G3,n
G3,t,P,C
n
t,P,C
n,C
t,P,C
G3,n,C
G3,t,P,C
t,C
G6,n,C
t,P+Yl
n,C
G36,n
G3,n
n
n
G3,t,P
C,F
t,P,C
n,C
G3,n
G6,n,C
G7,n,C
t,P,C
t,P,C,R,F
StarY,G6,n,C
G3,n
t,P+n,C
n,C
G3,n,C
t,P,C
n,C
G3,n
G36,t,P,C
StasY,G3,n,P,C
G6,t,P,C
StatY,G3,n,C
G7,n,C
t,PtausYl,C
n,CtauYs
G6,t,P,C
G6,t,P
G6,n,C
G37,n
G3,t,P
G37,n,C
G3,t,P,C
n
G3,t,P,C
t
n,C
G6,n
t,P,C
t
G6,n,C+t
G7,n,C
t,P,C+kIz,R
n
t,P,C
G3,n,C
StelI,G3,t,P,C
t,P,C
G3,n,C
t,P,C
n,C
t,P
t,P,C
t,P
G3,n,C
n,C
t,P,C+gIz,R
G3,n
t,P,C
t,P,C
t,P
n,C
t,P,C
G3,n,C
G3,n,C+gIz
G3,t,P
G73,n,C
t,P
t
G3,n,C+GYz
t
n,C
n,C
G3,n,C
n
t,P,C
t,P,C
t,P
G6,n,C
n
t,P+n,C
n,C
n,C
G7,n
G7,t,P
n,C
n,C
G6,n,C
n
G7,t,P
G37,n,C+tYr
n,C
n,C
n
G6,t,P,C
n,C
n
n,C
t,P,C
n
n,C
G7,n,C
G3,n
n,C
n
t,P,C+tYr
G35,n,C
StoqY,t,P,C
G6,n,C
t,P,C
StorY,G4,t,C
n,C
G6,n,C
G6,t,P,C
n,C
t,P
n,C
t,P
t,P
G6,n,C
G7,n,C
t,P
t,P,C
t,P,C
n,P,C+GYz
t,P,C+gIz
t
G6,n,C+dIr
n
n
t,P,C
n
t,P,C
n,C
t,P,C
G37,n,C
G3,t,P,C
t,P
G3,n,C
t,P
n,C
n,C
G5,n,C
t,P,C
G6,n,C
t,P
n,C
t,C
t,P,C+tIr,R,F
t,P,C+gIz
G7,n,C
G3,t,P
G43,t,P,C,R
G36,n
G36,t,P,C
G36,n,C+Ir
n,C
n,C
t,C
n
n
n
t,P
t,P,C
t,P,C
n,C
t,P
t,P,C
G3,t,P,C
G4,n,C
n,C
t,P,C
t,P,C+tYr
G6,n,C
t,P,C
t,P,C
t,P,C
t,P
t,P
G7,n,C
G3,t,P,C,R
t,P,C
t,P,C+gIz
G3,n,C
t,P,C
n,C
t,P
n,C
n,C
t,P,C
t,P,C+kIz
n
n,C
t,P,C
G3,n
G3,t,P,C
G3,n,C
G7,n
G7,t,P
G37,n,C
n,C
G3,n,C
G36,t,P,Cyjret
n
G3,t,P,C
n,C
G3
G3,n
G3,t,P
t
t,P
G3,n,C
n,C
n
t,P
t
G6,n,C
n
G7,n,C
n
n
t,P,C
G6,n,C
t,P
SyrIk,G6,n,CyrkIt,d
t,P,C
n,C+t
G3,t,C+gIz
t
t,P,C
SysI,n,C
t,P,C
G6,n
G3,n,C
t,P,C
G3,n,C
n,C
n,C
n,C
n,C
t,P
G3,n,C
n,C
SzeNI,n,C
SzekI,G3,t,C
G3
G6,n,C
t,P,C
n
t,P,C
n,C
n,C
t,P
n,C
G3,t,P,C
n,C







IFp-FdemI

















G3


G3






IIp-IrI

G7























IOp-OtkIr





G6
















ISYp-SYn





















G7

G7



ISIp-SikI



























G3

IUp-Usaq




IUp-UzYn

IUp-Uzaq

G3












IYp-YstYq

IZIp-ZINISke





IZUp-ZUmsaq




IZUp-ZUqa


IZYp-ZYlY












G3


IZap-ZaNa






IZap-Zaj






IZap-ZalGYz



IZap-ZalaNaS





IZap-Zalpaq

















G3,IZap-ZaqYn
IZap-ZaqsY

IZap-ZarYq
G3
G3




IZap-Zas
IZap-ZasYl





G3



G3





IZep-ZeNIl


IZep-Zeke













G3
IZip-ZiI







IZup-Zuan










G3






Iap-aS
Iap-aSYq







Iap-aWY


G3













Iap-ajqYn






G6,Iap-alYs
Iap-ala



Iap-alasa








Iap-anYq











Iappaq












o







Iap-arYq


G7





G6



Iap-arzan















Iap-auYr












G6














IbIp-bIrdej








G6,IbOp-bOlek



IbUp-bUjra




















G3,Ibap-baj



G3

Ibap-balGYn











G6













G3



G3




G3

G3,Ibep-belgIlI
G3

Ibep-berIk




IbIp-biIk














G6,Ibop-bos

Ibop-boz








Ibyp-bytIn

IdFp-dFmdI











IdOp-dONgelek




IdUp-dUrYs
IdYp-dYmqYl




G3,Idap-dajYn
















































Iep-erkIn

























G3












IkFp-kFrI





IkIp-kISkentaj
G3



f








IkOkpeNbek




























G7









Ikep-keN







Ikep-kedej







G6



G6



G3












Ikyp-kyStI




Ikyp-kylgIn










Ikyp-kyreN



G3
G3






G3





G3




G3
ImOp-mOldIr







G3



ImUp-mUzdaj



ImYp-mYqtY









































Imop-mol









InFp-nFzIk


Inap-naSar







G3




Iop-oNaj






















G3













G3












G3



G3









IqUp-qUrGaq





IqYp-qYSqYl



IqYp-qYmbat







IqYp-qYsqa




IqYp-qYzYl






G3
G3
G3








Iqap-qalYN

G3
















Iqap-qara

Iqap-qaraNGY







G3






G3






Iqap-qattY

G3






Iqip-qiYn



Iqip-qisYq


Iqop-qoJ
Iqop-qoNYr

G3
G3





















G3








G3


G3








IsUp-sUjYq
IsUp-sUlu




IsUp-sUr
























Isap-salqYn















Isap-sarY




Isap-sau



Isep-semIz
G3










Isip-sirek











Isu-su

Isup-suYq






















ItFp-tFttI

G3
G6

ItIp-tIk








ItIp-tIrI

ItOp-tOmen









ItUp-tUnYq













ItYp-tYnYS











Itap-tajYz




G3

G3







Itap-taqYr

Itap-tar











Itap-taza
G73,Itep-teN



Itep-tegIs






Itep-tereN



Itep-tez


G3

G3


G3,Itop-tolY
Itop-tolYq




Itop-toq







ItUp-tura













G3




Ityp-tyzu



















G3






Iyp-ylken












G3











G3
















i






























i

































































G3







i


















































































































































































































































































































































































i



i
i
i
i


i
i


OFrqajsYsY







ObFrI

i




i
i





ObarSasY


i

i


i
i
OeSqajsYsY
i



i


i









i



i
i




i











i



i

i








i

































d



k







G6

G6
G6


G3




G6
G6
G6
G7
G6
G6
G6
G3
G6
G6
G6


G3
G3
G6
G6
G3
G7
G3
G3
G3
G3
G3
G7
G7

G3

G3

G7


G6
G3

G6
G3
G3






















































i




















i




































































































































G3












G3















w














































w









f
























w











































w













f





























w

w
















f






w


w




















f






f

w

w





























w


w















w
w



































f














f





















































w

w



























w
w



















w










w

w













































w




w




















w
w

































f





















f



















f





w


w


















































k

f









f




f



b




































k



















k






















b






























































f




































f


k






























f

f





f














k





































k

































k



f












k









k
f


































b




k
















































































f






f

f


k



































k






























k




























































w







k

f,k




















f,E0
b,E0
f,E1
f,E3
b,E0
f,E5
b,E0
b,E5
b,E0
b,E0
b,E0
b,E0
b,E5
b,E0
f,E0
f,E3
f,E0
f,E0
f,E3
b,E5
f,E1
f,E5
f,E0
b,E0
b,E0
b,E0
f,E3
f,E5
b,E0
f,E5
f,E0
f,E3
b,E5
b,E0
b,E0
f,E1
b,E0
b,E5
f,E5
f,E5
b,E0
f,E5
f,E3
b,E0
b,E0
f,E0
b,E5
b,E0
f,E3
b,E0
b,E0
b,E0
b,E0
f,E3
b,E1
b,E0
f,E0
b,E0
b,E0
b,E5
b,E0
f,E0
b,E0
b,E0
b,E5
f,E5
b,E0
f,E3
f,E5
f,E1
b,E0
b,E0
b,E5
f,E5
f,E4
f,E0
f,E5
f,E0
f,E0
b,E0
b,E0
b,E0
b,E1
f,E5
b,E0
b,E0
f,E5
f,E0
b,E0
f,E0
b,E5
b,E0
b,E0
b,E0
b,E1
b,E1
b,E1
b,E1
b,E1
f,E1
b,E0
f,E0
f,E3
b,E0
f,E3
f,E5
b,E0
b,E0
f,E3
b,E0
b,E0
f,E0
b,E0
b,E1
b,E0
b,E0
f,E5
b,E0
b,E0
f,E0
b,E5
b,E0
b,E0
b,E0
b,E1
b,E5
b,E3
f,E1
b,E5
b,E3
b,E5
f,E1
f,E1
f,E0
b,E3









































b





















































`;
