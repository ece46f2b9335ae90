// Command checkvectors checks the signatures of trading.Sign: checkvectors signing-vectors.json
package main

import (
	"encoding/json"
	"fmt"
	"log"
	"os"

	"samples/trading"
)

func main() {
	log.SetFlags(0)
	if len(os.Args) < 2 {
		log.Fatal("Name the file with the vectors: checkvectors signing-vectors.json")
	}
	file, err := os.ReadFile(os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	var vectors struct {
		Requests []struct{ Name, Secret, Timestamp, Method, Path, Body, Signature string }
	}
	if err := json.Unmarshal(file, &vectors); err != nil {
		log.Fatal(err)
	}
	for _, v := range vectors.Requests {
		if trading.Sign(v.Secret, v.Timestamp, v.Method, v.Path, []byte(v.Body)) != v.Signature {
			log.Fatalf("%s: the signature differs", v.Name)
		}
	}
	fmt.Println(len(vectors.Requests), "vectors passed")
}
